import type { ProblemBody, ProblemCode } from '../../contract/problem'

/** Thrown by rules, queries and routes: the API answers it as a `Problem` with this status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    /** By wire field name: what is wrong with it. */
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.name = 'Refusal'
  }

  toProblem(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}
