import { useRef, type ComponentProps } from 'react'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import styles from './AdminForm.module.css'

/** A form that refuses a half-typed day, time or number, which a browser sends as if it were empty. */
export function AdminForm({ onSubmit, ...form }: ComponentProps<typeof Form>) {
  const { unfinished } = useWords(adminLayoutWords)
  const box = useRef<HTMLDivElement>(null)
  async function submit(values: FormValues) {
    const names = unfinishedIn(box.current, unfinished)
    return names ? { fields: names } : onSubmit(values)
  }
  return (
    <div ref={box} className={styles.box}>
      <Form {...form} onSubmit={submit} />
    </div>
  )
}

/** What to say of a half-typed field of each type. */
type Unfinished = Record<'date' | 'time' | 'number', string>

/** What to say of each half-typed field, by its name; null where there is none. */
function unfinishedIn(box: HTMLElement | null, words: Unfinished) {
  const types = '[type="date"], [type="time"], [type="number"]'
  const inputs = box?.querySelectorAll<HTMLInputElement>(types) ?? []
  const wrong = [...inputs].filter(({ name, validity }) => name && validity.badInput)
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map(({ name, type }) => [name, words[type as keyof Unfinished]]))
}
