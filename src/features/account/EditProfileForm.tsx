import { useState } from 'react'
import type { Client } from '../../../contract/clients'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { session } from '../../state/session'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { useEditClientMutation } from './accountApi'
import { BackToProfile } from './BackToProfile'

/** The address changes at once, the e-mail once its mailed link is opened. */
export function EditProfileForm({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const [editClient] = useEditClientMutation()
  const [waitingEmail, setWaitingEmail] = useState<string | null>(null)

  async function submit({ Newemail = '', NewAdress = '' }: FormValues) {
    const email = Newemail.trim()
    if (!email && !NewAdress.trim())
      return { fields: { Newemail: account.nothingGiven, NewAdress: account.nothingGiven } }
    try {
      const edited = await editClient({ Newemail: email, NewAdress, client_id: client.id }).unwrap()
      dispatch(session.actions.clientEdited(edited))
      dispatch(notices.actions.shown({ kind: 'success', text: account.edited }))
      setWaitingEmail(email && email !== edited.email ? email : null)
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  return (
    <>
      <Form submit={account.editButton} onSubmit={submit}>
        <Field
          type="email"
          name="Newemail"
          autoComplete="email"
          label={account.newEmail}
          hint={account.newEmailHint}
          defaultValue={client.email}
        />
        <Field
          name="NewAdress"
          autoComplete="address-line1"
          enterKeyHint="go"
          label={account.newAddress}
          defaultValue={client.adresse ?? ''}
        />
      </Form>
      <p role="status">{waitingEmail !== null && account.emailWaiting(waitingEmail)}</p>
      <BackToProfile />
    </>
  )
}
