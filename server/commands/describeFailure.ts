import { inspect } from 'node:util'
import { describeError } from '../http/describeError'
import { OperatorError } from '../system/OperatorError'

/**
 * What the terminal shows of a failure: the sentence for the operator, or of a fault what the log
 * would hold, with the causes and without the parameters of a query.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorError) return error.message
  return inspect(describeError(error), { depth: null })
}
