import type { ProblemBody } from '../contract/api/problem'
import { problemReplies } from '../wording/replies/problems'

const reference = '4f0c1a2b3d5e'
const problems = {
  /** A fault of the server's own. */
  500: { message: problemReplies.internal, code: 'internal', reference },
  /** Too much to do, or its database away. */
  503: { message: problemReplies.unavailable, code: 'unavailable', reference },
} satisfies Record<number, ProblemBody>

/** A reply as the server gives it where it is at fault. */
export function faultOf(status: keyof typeof problems) {
  return { status, json: problems[status] }
}
export const incident = `Référence de l’incident\u00a0: ${reference}`
