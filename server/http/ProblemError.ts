import type { ProblemBody } from '../../contract/api/problem'
import type { StaffProblemCode } from '../../contract/api/staff/staffEndpoint'

export type SentProblem = Omit<ProblemBody, 'code'> & { code: StaffProblemCode }

/** Thrown by rules, queries and routes: the API replies with its status and a `Problem`. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: StaffProblemCode,
    message: string,
    /** What is wrong with each field, by its name in the contract. */
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.name = 'ProblemError'
  }

  toProblem(): SentProblem {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}
