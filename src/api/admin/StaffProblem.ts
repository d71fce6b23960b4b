import { staffProblemReply } from '../../../contract/api/client/staffProblem'
import type { StaffProblemCode } from '../../../contract/api/staff/staffEndpoint'
import { accepts } from '../accepts'

/** Why a call of the admin failed. */
export type StaffProblem = {
  /** The reply's status; 0 where none arrived or it could not be read. */
  status: number
  code: StaffProblemCode | 'network' | 'unreadable' | 'other'
  message?: string
  fields?: Record<string, string>
  reference?: string
}

/** A failed reply of the admin as a problem; `refusedByProxy` is said of a file too large for it. */
export function staffProblemFrom(
  status: number,
  body: unknown,
  { refusedByProxy }: { refusedByProxy: string },
): StaffProblem {
  if (accepts(staffProblemReply, body)) return { ...(body as StaffProblem), status }
  // The shop's own 413 has a message.
  return { status, code: 'other', ...(status === 413 && { message: refusedByProxy }) }
}
