import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint'
import { staleCodes } from '../../staleCodes'
import { problem, problemCodes } from '../problem'

/** Codes that only the admin's endpoints send. */
const staffProblemCodes = [
  ...problemCodes,
  'proof_needed',
  ...staleCodes,
  'setting_changed',
  'missing_to_open',
] as const
export type StaffProblemCode = (typeof staffProblemCodes)[number]

/** The admin's problem is the shop's with more codes; a shopper's browser does not load them. */
export const staffProblem = z.object({ ...problem.shape, code: z.enum(staffProblemCodes) })

/** True where the sentence of the reply says that nothing was done. */
export const isRefused = z.optional(z.boolean())

/** A sentence about what was done. */
export const done = z.object({ message: z.string() })

type Given = Omit<Endpoint, 'audience' | 'extension' | 'replies'> & {
  may: NonNullable<Endpoint['may']>
  reply: z.ZodMiniType
}
type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 429

/** An endpoint of the admin, below `/api/admin/`; the session's cookie has that path. */
export function staffEndpoint<const Exact extends Given, const Status extends ProblemStatus>(
  { reply, ...exact }: Exact,
  ...statuses: Status[]
) {
  const refusals = Object.fromEntries(statuses.map((status) => [status, staffProblem])) as {
    [S in Status]: typeof staffProblem
  }
  return {
    ...exact,
    audience: 'staff' as const,
    extension: true as const,
    replies: { 200: reply as Exact['reply'], ...refusals },
  }
}
