import type * as z from 'zod/mini'
import type { StaffRole } from '../staffRoles'
import { problem } from './problem'

type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A number of attempts within a number of minutes, counted by all servers together. */
export type Limit = { max: number; minutes: number }

/** An endpoint as data: path, audience, input, and every reply by status. */
export type Endpoint = {
  /** The same name in RTK Query, the route and the OpenAPI document. */
  name: string
  method: Method
  /** With `:name` for each path parameter; trailing slashes as the specification writes them. */
  path: string
  /**
   * `client`: the bearer token is checked before anything else; `staff`: the cookie, the origin of a
   * change and the role.
   */
  audience: 'public' | 'client' | 'staff'
  /** Which roles of the staff may call it; `anyone`: before somebody has signed in. */
  may?: 'anyone' | readonly StaffRole[]
  /**
   * Asks for a proof (passkey or code) that is at most 15 minutes old; a list: for these `:id` of the
   * path alone.
   */
  isSensitive?: true | readonly string[]
  /** The reply does not end by itself: server-sent events, each with the reply's data. */
  isStream?: true
  /** An extension, beyond the specification's 18. */
  extension?: true
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body is a file of at most this many bytes, whatever type its sender names. */
  file?: { maxBytes: number }
  replies: { [status: number]: Schema }
  /** Names of the reply headers that carry data. */
  headers?: readonly string[]
  /**
   * For endpoints that hash passwords, check them, pay or send mails; by IP address and by account.
   */
  limits?: { perAddress: Limit; perAccount?: Limit }
}

/** Returns the endpoint with its exact types, and checks its form at compile time. */
export function endpoint<const Exact extends Endpoint>(exact: Exact): Exact {
  return exact
}

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 429
/**
 * The errors of an endpoint, each a `Problem`. Any endpoint may also answer 408, 413, 429, 431, 500
 * and 503.
 */
export function problems<const Status extends ProblemStatus>(
  ...statuses: Status[]
): { [S in Status]: typeof problem } {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as {
    [S in Status]: typeof problem
  }
}
