import { isStrongPassword } from '../../contract/isStrongPassword'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { wrongField } from '../http/wrongField'
import { SignInError } from './SignInError'
import type { SignInFailure } from './signInFailures'

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
