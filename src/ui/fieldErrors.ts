import { createContext, useContext } from 'react'

/** The errors of the surrounding form, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FieldErrors)
  return name === undefined ? undefined : errors[name]
}
