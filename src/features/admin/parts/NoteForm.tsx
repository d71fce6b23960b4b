import { useState } from 'react'
import { Form, type FormValues } from '../../../ui/Form'
import { TextArea } from '../../../ui/TextArea'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from './Fold'
import { useUnsaved } from './useUnsaved'

type Props = {
  words: { note: string; noteText: string; noteSave: string; noteEmpty: string; noteHint?: string }
  save: (text: string) => Promise<{ message: string }>
}

/** A note for the staff. */
export function NoteForm({ words, save }: Props) {
  const news = useStaffNews()
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  async function submit({ text = '' }: FormValues) {
    if (!text.trim()) return { fields: { text: words.noteEmpty } }
    try {
      news.done(await save(text.trim()))
      setTyped(false)
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <Fold summary={words.note}>
      <Form submit={words.noteSave} onSubmit={submit}>
        {words.noteHint && <p>{words.noteHint}</p>}
        <TextArea
          name="text"
          rows={3}
          maxLength={1000}
          label={words.noteText}
          onChange={({ target }) => setTyped(target.value.trim() !== '')}
        />
      </Form>
    </Fold>
  )
}
