import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { useNoteStaffOrderMutation } from './staffOrdersApi'

/** A note for the staff. */
export function NoteForm({ id }: { id: string }) {
  const words = useWords(adminOrdersWords)
  const [note] = useNoteStaffOrderMutation()
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
        <TextArea name="text" rows={3} maxLength={1000} label={words.noteText} />
      </Form>
    </Fold>
  )
}
