import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { NoteForm } from '../parts/NoteForm'
import { useNoteStaffOrderMutation } from './staffOrdersApi'

/** A note about an order. */
export function OrderNote({ id }: { id: string }) {
  const words = useWords(adminOrdersWords)
  const [note] = useNoteStaffOrderMutation()
  return <NoteForm words={words} store={(text) => note({ id, text }).unwrap()} />
}
