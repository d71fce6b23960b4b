import type { FormValues } from '../../../ui/Form'
import { TextArea } from '../../../ui/TextArea'
import { Fold } from './Fold'
import { StaffForm } from './StaffForm'

type Props = {
  words: { note: string; noteText: string; noteSave: string; noteEmpty: string; noteHint?: string }
  store: (text: string) => Promise<{ message: string }>
}

/** A note for the staff. */
export function NoteForm({ words, store }: Props) {
  function save({ text = '' }: FormValues) {
    if (!text.trim()) return { fields: { text: words.noteEmpty } }
    return store(text.trim())
  }
  return (
    <Fold summary={words.note}>
      <StaffForm submit={words.noteSave} save={save}>
        {words.noteHint && <p>{words.noteHint}</p>}
        <TextArea name="text" rows={3} maxLength={1000} label={words.noteText} />
      </StaffForm>
    </Fold>
  )
}
