import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './Button'
import { FieldErrors } from './fieldErrors'
import styles from './Form.module.css'
import { RequiredNote } from './RequiredNote'
import { ProblemText, type ShownProblem } from './ProblemText'

/** Why a form was refused: in general, and by field name. */
export type FormProblem = Partial<ShownProblem> & { fields?: Record<string, string> | undefined }
export type FormValues = Readonly<Record<string, string>>
type Props = {
  submit: string
  /** The action cannot be undone. */
  isFinal?: boolean
  /** Why the server refused it before a script ran. */
  problem?: FormProblem | undefined
  /** Null on success. */
  onSubmit: (values: FormValues) => Promise<FormProblem | null>
  children: ReactNode
}

/** One submission at a time; errors stay beside their fields until the next. */
export function Form({ submit, isFinal = false, onSubmit, children, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState(first.problem ?? null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const values = Object.fromEntries(new FormData(event.currentTarget)) as FormValues
    try {
      setProblem(await onSubmit(values))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={send}>
      <RequiredNote />
      <FieldErrors value={problem?.fields ?? {}}>{children}</FieldErrors>
      {problem?.message && (
        <p role="alert" className={styles.problem}>
          <ProblemText message={problem.message} reference={problem.reference} />
        </p>
      )}
      <Button type="submit" variant={isFinal ? 'danger' : 'primary'} isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  )
}
