import type * as z from 'zod/mini'
import { problem } from './problem'

type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is: where, by whom, with what, and every reply by status. */
export type Endpoint = {
  /** The operation's name, the same in the endpoint, the route and the OpenAPI document. */
  name: string
  method: Method
  /** With `:name` for each path parameter; trailing slashes as the specification writes them. */
  path: string
  /** `client`: a bearer token is demanded before anything else is looked at. */
  audience: 'public' | 'client'
  /** A call of ours, beyond the specification's 18. */
  extension?: true
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  replies: { [status: number]: Schema }
  /** Names of the reply headers that carry data. */
  headers?: readonly string[]
}

/** Keeps the row's exact types while checking its form. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row
}

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 429
/** The refusals of a row, each a `Problem`. 408, 413, 429, 431, 500 and 503 may answer any call. */
export function problems<const Status extends ProblemStatus>(
  ...statuses: Status[]
): { [S in Status]: typeof problem } {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as {
    [S in Status]: typeof problem
  }
}
