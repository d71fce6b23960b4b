import { createContext, useContext } from 'react'

/** What is wrong with the fields of the form around, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FieldErrors)
  return name === undefined ? undefined : errors[name]
}
