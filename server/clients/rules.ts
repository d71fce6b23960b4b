import { clientsReplies as replies } from '../../wording/replies/clients'
import { wrongField } from '../http/wrongField'
import { SignInError } from './SignInError'
import type { SignInFailure } from './signInFailures'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}\s]/u]

/** CNIL 2022-100: 12 characters of 4 kinds, or 14 of 3, or a phrase of 7 different words. */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length
  const variety = kinds.filter((kind) => kind.test(password)).length
  const words = password.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    (length >= 12 && variety === 4) ||
    (length >= 14 && variety >= 3) ||
    new Set(words.filter((word) => word.length > 1)).size >= 7
  )
}

/** Throws a ProblemError (400) on `field` if the password is weak. */
export function assertStrong(password: string, field: 'client_password' | 'NewPass'): void {
  if (!isStrongPassword(password)) throw wrongField(field, replies.weakPassword)
}

/** Throws a ProblemError (400) if no living person can have this date of birth (YYYY-MM-DD). */
export function assertBornDate(date: string, now: Date): void {
  if (date < '1900-01-01' || date > now.toISOString().slice(0, 10))
    throw wrongField('client_born_date', replies.bornDateImpossible)
}

/** The same as `wrongField` for a field that contains a password. */
export function wrongPassword(
  field: 'OldPass' | 'NewPass',
  message: string,
  failure: SignInFailure,
): SignInError {
  return new SignInError(failure, 400, 'invalid_input', message, { [field]: message })
}
