import type { ProblemBody, ProblemCode } from '../../contract/api/problem'

/** Thrown by rules, queries and routes: the API replies with its status and a `Problem`. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    /** What is wrong with each field, by its name in the contract. */
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.name = 'ProblemError'
  }

  toProblem(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}
