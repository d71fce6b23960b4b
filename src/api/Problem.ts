import type { ProblemBody, ProblemCode } from '../../contract/api/problem'
import { problemReply } from '../../contract/api/clientEndpoints'
import { accepts } from './accepts'

/** Why a call failed, in one form whatever happened. */
export type Problem = {
  /** The reply's status; 0 where no reply came or it could not be read. */
  status: number
  /** `dropped`: the change was still waiting when the shopper signed out. */
  code: ProblemCode | 'network' | 'unreadable' | 'dropped' | 'other'
  /** The server's own message, where it sent one; ours where no reply came. */
  message?: string
  /** By field name of the wire. */
  fields?: Record<string, string>
  /** Of a fault of the server's: what the shop finds it by. */
  reference?: string
  /** Of a refused payment: the lines of the cart as it is now, as the server sent them. */
  cart?: unknown
}

/** A failed reply's body as a Problem; other hosts may send a message only, or nothing. */
export function problemFromReply(status: number, body: unknown): Problem {
  if (accepts(problemReply, body)) {
    return { ...(body as ProblemBody), status }
  }
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return { status, code: 'other', ...(typeof message === 'string' && message && { message }) }
}

/** An error of RTK Query (a Problem, or something thrown on the way) as a Problem. */
export function toProblem(error: unknown): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error && 'status' in error)
    return error as Problem
  return { status: 0, code: 'unreadable' }
}

/** What a screen says of what failed: the server's message, or the screen's own fallback. */
export function shownProblem(error: unknown, fallback: string) {
  const { message = fallback, fields, reference } = toProblem(error)
  return { message, fields, reference }
}
