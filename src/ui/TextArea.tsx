import type { ComponentProps } from 'react'
import { Labelled } from './Labelled'

type Props = ComponentProps<'textarea'> & { label: string; hint?: string }

/** A labelled text of several lines. */
export function TextArea({ label, hint, required, ...textarea }: Props) {
  const told = { label, hint, required, name: textarea.name }
  return <Labelled {...told}>{(control) => <textarea {...control} {...textarea} />}</Labelled>
}
