import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FormProblem, FormValues } from '../../../ui/Form'
import { useStaffNews, type StaffOutcome } from '../news/useStaffNews'
import { AdminForm } from './AdminForm'
import { useUnsaved } from './useUnsaved'

type Props = {
  submit: string
  /** The action cannot be undone: its button alone asks for it, not Enter in a field. */
  isFinal?: boolean
  /** What is wrong with the values, or the change that they ask for. */
  save: (values: FormValues) => FormProblem | Promise<StaffOutcome>
  children: ReactNode
}

/** A form for the staff: it tells what became of the change, and asks before a link takes its texts. */
export function StaffForm({ save, children, ...form }: Props) {
  const news = useStaffNews()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<Texts>({})
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  useEffect(() => {
    first.current = textsOf(box.current)
  }, [])

  async function submit(values: FormValues) {
    const asked = save(values)
    if (!(asked instanceof Promise)) return asked
    try {
      const outcome = await asked
      news.done(outcome)
      if (outcome.is_refused) return null
      first.current = textsOf(box.current)
      setTyped(false)
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  // A choice may fill a text after its own event.
  useEffect(compare)
  function compare() {
    const texts = Object.entries(textsOf(box.current))
    setTyped(texts.some(([name, text]) => text !== (first.current[name] ?? '')))
  }

  return (
    <div
      ref={box}
      role="presentation"
      onInput={compare}
      onKeyDown={form.isFinal ? holdEnter : undefined}
    >
      <AdminForm {...form} onSubmit={submit}>
        {children}
      </AdminForm>
    </div>
  )
}

/** Enter in a field would press the form’s button. */
function holdEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** What is typed, by field name. */
type Texts = Record<string, string>

function textsOf(box: HTMLElement | null): Texts {
  const fields = box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isText = ({ type }: { type: string }) => type !== 'radio' && type !== 'checkbox'
  const texts = [...(fields ?? [])].filter(isText)
  return Object.fromEntries(texts.map(({ name, value }) => [name, value.trim()]))
}
