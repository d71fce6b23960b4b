import { isIP } from 'node:net'
import type { Endpoint } from '../../contract/api/endpoint'
import type { StaffRole } from '../../contract/staffRoles'
import { problemReplies } from '../../wording/replies/problems'
import { staffReplies as replies } from '../../wording/replies/staff'
import { ProblemError } from '../http/ProblemError'
import { hourMs, minuteMs } from '../system/durations'

export const sessionMs = 8 * hourMs
export const proofMs = 15 * minuteMs
export const invitationMs = 48 * hourMs
export const challengeMs = 5 * minuteMs

/** What is called: an endpoint, and the `:id` of its path. */
type Called = Pick<Endpoint, 'may' | 'isSensitive'> & { id?: string | undefined }

/** What a role and a proof are checked against. */
export type CheckedSession = { role: StaffRole; provenAt: Date }

/**
 * Throws a ProblemError unless this session may call the endpoint: 401 without one, 403 for another
 * role, and 403 `proof_needed` for a sensitive act after 15 minutes.
 */
export function assertMay(
  { may, isSensitive, id = '' }: Called,
  session: CheckedSession | null,
  now: Date,
): void {
  if (may === 'anyone') return
  if (!session) throw new ProblemError(401, 'unauthenticated', problemReplies.unauthenticated)
  // An endpoint that names nobody is nobody's.
  if (!may?.includes(session.role)) throw new ProblemError(403, 'forbidden', replies.notYourRole)
  const needsProof = isSensitive === true || isSensitive?.includes(id)
  if (needsProof && now.getTime() - session.provenAt.getTime() > proofMs)
    throw new ProblemError(403, 'proof_needed', replies.proofNeeded)
}

type Sender = { origin?: string | undefined; 'sec-fetch-site'?: string | undefined }

/**
 * Whether a page of the shop itself sent the request. Browsers name the origin of every change, and
 * a caller that is no browser has no cookie to be misused.
 */
export function isSameOrigin(headers: Sender, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === new URL(publicUrl).origin || site === 'same-origin'
}

/** A passkey belongs to a domain name, over https or on this machine. */
export function mayHavePasskeys(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return !isAddress && (protocol === 'https:' || hostname === 'localhost')
}

/** Whether one who may invite others remains after a `gérant` has left or has another role. */
export function isLastManager(
  managers: readonly { id: string; isOpened: boolean }[],
  leavingId: string,
): boolean {
  const leaving = managers.find(({ id }) => id === leavingId)
  return !!leaving?.isOpened && !managers.some(({ id, isOpened }) => isOpened && id !== leavingId)
}
