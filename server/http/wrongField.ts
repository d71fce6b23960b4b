import { ProblemError } from './ProblemError'

/** A ProblemError (400) for one wrong field, with the reason. */
export function wrongField(field: string, message: string): ProblemError {
  return new ProblemError(400, 'invalid_input', message, { [field]: message })
}
