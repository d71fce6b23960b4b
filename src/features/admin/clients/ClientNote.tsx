import { adminClientsWords } from '../../../../wording/admin/clients'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { useNoteStaffClientMutation } from './staffClientsApi'

/** A note about a client. */
export function ClientNote({ id }: { id: string }) {
  const words = useWords(adminClientsWords)
  const [note] = useNoteStaffClientMutation()
  const news = useStaffNews()
  async function submit({ text = '' }: FormValues) {
    if (!text.trim()) return { fields: { text: words.noteEmpty } }
    try {
      news.done(await note({ id, text: text.trim() }).unwrap())
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <Fold summary={words.note}>
      <Form submit={words.noteSave} onSubmit={submit}>
        <p>{words.noteHint}</p>
        <TextArea name="text" rows={3} maxLength={1000} label={words.noteText} />
      </Form>
    </Fold>
  )
}
