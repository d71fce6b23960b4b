import type { StaffClient } from '../../../../contract/api/staff/staffClients'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { useEraseStaffClientMutation } from './staffClientsApi'

type Props = { client: StaffClient; onErased: (message: string) => void }

/** Erases an account whose e-mail is typed once more. */
export function EraseClient({ client: { id, email: known }, onErased }: Props) {
  const words = useWords(adminClientsWords)
  const [erase] = useEraseStaffClientMutation()
  const news = useStaffNews()
  async function submit({ email = '' }: FormValues) {
    if (!email.trim()) return { fields: { email: words.eraseMissing } }
    try {
      onErased((await erase({ id, email }).unwrap()).message)
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <Fold summary={words.erase}>
      <Form submit={words.eraseSave} isFinal onSubmit={submit}>
        <p>{words.eraseWhat}</p>
        <Field
          name="email"
          type="text"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          label={words.eraseEmail(known)}
        />
      </Form>
    </Fold>
  )
}
