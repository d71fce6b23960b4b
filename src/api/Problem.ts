import type { ProblemBody, ProblemCode } from '../../contract/api/problem'
import { problemReply } from '../../contract/api/client/problem'
import { accepts } from './accepts'

/** Why a call failed. */
export type Problem = {
  /** The reply's status; 0 where none arrived or it could not be read. */
  status: number
  /** `dropped`: the change was still queued when the shopper signed out. */
  code: ProblemCode | 'network' | 'unreadable' | 'dropped' | 'other'
  /** The server's message; the shop's own where no reply arrived. */
  message?: string
  /** Messages by the names of the request's fields. */
  fields?: Record<string, string>
  /** Names the incident in the server's log. */
  reference?: string
  /** After a refused payment: the lines of the cart as it is now, not converted. */
  cart?: unknown
}

/** A failed reply's body as a Problem; another host may send a message only, or nothing. */
export function problemFromReply(status: number, body: unknown): Problem {
  if (accepts(problemReply, body)) {
    return { ...(body as ProblemBody), status }
  }
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return { status, code: 'other', ...(typeof message === 'string' && message && { message }) }
}

/** An error of RTK Query as a Problem: it is one, or something that was thrown. */
export function toProblem(error: unknown): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error && 'status' in error)
    return error as Problem
  return { status: 0, code: 'unreadable' }
}

/** Whether no reply says what the server did: it is away, or what was asked may be done. */
export const isOutcomeUnknown = ({ status }: Problem) => status === 0 || status >= 500

/** What a screen shows of a failure: the server's message, or the screen's fallback. */
export function shownProblem(error: unknown, fallback: string) {
  const { message = fallback, fields, reference } = toProblem(error)
  return { message, fields, reference }
}
