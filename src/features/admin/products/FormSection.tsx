import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { FieldErrors } from '../../../ui/fieldErrors'
import fold from '../parts/Fold.module.css'

type Props = { summary: string; columns: readonly string[]; children: ReactNode }

/** Fields that are seldom written, behind their name; one that is wrong opens them. */
export function FormSection({ summary, columns, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useContext(FieldErrors)
  const isWrong = columns.some((column) => column in errors)
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details ref={details} className={fold.fold}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
