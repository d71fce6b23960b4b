import { Field } from '../../../ui/Field'

/** Where a code of the app is typed, or pasted by the browser. */
export function CodeField({ label, hint }: { label: string; hint?: string }) {
  return (
    <Field
      required
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      label={label}
      {...(hint && { hint })}
    />
  )
}
