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

export function staffProblemFrom(status: number, body: unknown): StaffProblem {
  return accepts(staffProblemReply, body)
    ? { ...(body as StaffProblem), status }
    : { status, code: 'other' }
}
