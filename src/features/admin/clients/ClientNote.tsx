import { adminClientsWords } from '../../../../wording/admin/clients'
import { useWords } from '../../../ui/Shop'
import { NoteForm } from '../parts/NoteForm'
import { useNoteStaffClientMutation } from './staffClientsApi'

/** A note about a client. */
export function ClientNote({ id }: { id: string }) {
  const words = useWords(adminClientsWords)
  const [note] = useNoteStaffClientMutation()
  return <NoteForm words={words} store={(text) => note({ id, text }).unwrap()} />
}
