import {
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react'
import type { PageSettings } from '../../contract/pageSettings'
import type { Words } from '../../wording/words'
import { session } from '../state/session'
import { problemFromReply, toProblem, type Problem } from './Problem'
import type { Turns } from './turns'
import { urlOf, type CallRequest } from './request'

/** What thunks and base queries of this store are given. */
export type StoreExtra = { settings: PageSettings; words: Words; cartTurns: Turns }
/** Reply headers by lower-case name. */
export type ReplyMeta = { headers: Record<string, string> }
type RootWithSession = { session: ReturnType<typeof session.getInitialState> }

/** One call to the API: the row's method, path and body, with the token where the row demands it. */
export const callApi: BaseQueryFn<CallRequest, unknown, Problem, object, ReplyMeta> = async (
  request,
  api,
) => {
  const sentToken = tokenOf(api)
  const result = await send(request, api, sentToken)
  const token = tokenOf(api)
  // It left with a token that was renewed meanwhile: the session goes on.
  const isRenewed = result.error?.code === 'session_ended' && token !== null && token !== sentToken
  return isRenewed ? send(request, api, token) : result
}

const tokenOf = ({ getState }: BaseQueryApi) =>
  session.selectors.token(getState() as RootWithSession)

async function send(
  request: CallRequest,
  { signal, extra, type }: BaseQueryApi,
  token: string | null,
): Promise<QueryReturnValue<unknown, Problem, ReplyMeta>> {
  const { call, body } = request
  const { settings } = extra as StoreExtra
  const url = `${settings.apiHost || settings.basePath.replace(/\/$/, '')}${urlOf(request)}`
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (call.audience === 'client' && token) headers.set('Authorization', `Bearer ${token}`)
  try {
    const reply = await fetch(url, {
      method: call.method,
      headers,
      signal,
      // A change is not lost with the page that asked for it.
      keepalive: type === 'mutation',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const data = await readJson(reply)
    if (!reply.ok) return failed(request, problemFromReply(reply.status, data))
    return { data, meta: { headers: Object.fromEntries(reply.headers) } }
  } catch {
    return failed(request, { status: 0, code: 'network' })
  }
}

async function readJson(reply: Response): Promise<unknown> {
  const text = await reply.text()
  try {
    return text ? (JSON.parse(text) as unknown) : null
  } catch {
    return null
  }
}

/** Logged with the call and the status alone: no token, e-mail or body. */
function failed({ call }: CallRequest, problem: Problem) {
  console.error(`${call.method} ${call.path}: ${problem.status || problem.code}`)
  return { error: problem }
}

const passing = (problem: Problem) => problem.status === 0 || problem.status >= 500

/** Reads are tried again quietly, with growing pauses, where the fault may pass by itself. */
export const callApiPatiently = retry(callApi, {
  retryCondition: (error, _, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 2 && passing(toProblem(error)),
})
