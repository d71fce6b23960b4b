import { ProblemError } from '../http/ProblemError'
import type { SignInFailure } from './signInFailures'

/**
 * Thrown for a wrong password, token or link; `failure` gives the reason to the log and the metrics
 * only.
 */
export class SignInError extends ProblemError {
  constructor(
    readonly failure: SignInFailure,
    ...problem: ConstructorParameters<typeof ProblemError>
  ) {
    super(...problem)
  }
}
