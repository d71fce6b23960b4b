import type { ProblemBody, ProblemCode } from '../../contract/problem'
import { problemReply } from '../../contract/wire'
import { accepts } from './accepts'

/** Why a call failed, in one form whatever happened. */
export type Problem = {
  /** The reply's status; 0 where no reply came or it could not be read. */
  status: number
  /** `dropped`: the change was still waiting when the shopper signed out. */
  code: ProblemCode | 'network' | 'unreadable' | 'dropped' | 'other'
  /** The server's own message, where it sent one. */
  message?: string
  /** By field name of the wire. */
  fields?: Record<string, string>
}

/** A failed reply's body as a Problem; other hosts may send a message only, or nothing. */
export function problemFromReply(status: number, body: unknown): Problem {
  if (accepts(problemReply, body)) {
    const { message, code, fields } = body as ProblemBody
    return { status, code, message, ...(fields && { fields }) }
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

/** What a screen says of a failed change: the server's message, or the screen's own fallback. */
export function shownProblem(error: unknown, fallback: string) {
  const { message = fallback, fields } = toProblem(error)
  return { message, ...(fields && { fields }) }
}
