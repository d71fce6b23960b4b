import { ProblemError } from '../http/ProblemError'
import type { SignInFailure } from './signInFailures'

/** Refuses a password, a token or a link; `failure` says why, for the log and the metrics alone. */
export class SignInError extends ProblemError {
  constructor(
    readonly failure: SignInFailure,
    ...problem: ConstructorParameters<typeof ProblemError>
  ) {
    super(...problem)
  }
}
