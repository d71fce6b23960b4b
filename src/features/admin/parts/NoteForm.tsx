import { useState } from 'react'
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
  // Another form after each note that it stored; one from elsewhere leaves what is being typed.
  const [stored, setStored] = useState(0)
  async function send(text: string) {
    const outcome = await store(text)
    setStored(stored + 1)
    return outcome
  }
  function save({ text = '' }: FormValues) {
    if (!text.trim()) return { fields: { text: words.noteEmpty } }
    return send(text.trim())
  }
  return (
    <Fold key={stored} summary={words.note}>
      <StaffForm submit={words.noteSave} save={save}>
        {words.noteHint && <p>{words.noteHint}</p>}
        <TextArea name="text" rows={3} label={words.noteText} />
      </StaffForm>
    </Fold>
  )
}
