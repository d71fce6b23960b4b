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

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 429
type Given = Omit<Endpoint, 'audience' | 'extension' | 'replies'> & {
  may: NonNullable<Endpoint['may']>
  /** Statuses of the errors, each with a staff problem. */
  problems?: readonly ProblemStatus[]
  reply: z.ZodMiniType
}
type StatusOf<Exact extends Given> = NonNullable<Exact['problems']>[number]

/** An endpoint of the admin, below `/api/admin/`; the session's cookie has that path. */
export function staffEndpoint<const Exact extends Given>({
  problems = [],
  reply,
  ...exact
}: Exact) {
  const refusals = Object.fromEntries(problems.map((status) => [status, staffProblem])) as {
    [Status in StatusOf<Exact>]: typeof staffProblem
  }
  return {
    ...exact,
    audience: 'staff' as const,
    extension: true as const,
    replies: { 200: reply as Exact['reply'], ...refusals },
  }
}
