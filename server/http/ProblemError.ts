import type { ProblemBody, ProblemCode } from '../../contract/api/problem'
import type { SignInFailure } from '../clients/signInFailures'

/** Thrown by rules, queries and routes: the API answers it as a `Problem` with this status. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    /** By wire field name: what is wrong with it. */
    readonly fields?: Record<string, string>,
    /** Where it refuses a password, a token or a link: why, for the log and the metrics alone. */
    readonly signInFailure?: SignInFailure,
  ) {
    super(message)
    this.name = 'ProblemError'
  }

  toProblem(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}
