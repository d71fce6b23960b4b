import {
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react'
import type { PageSettings } from '../../contract/site/pageSettings'
import { commonWords } from '../../wording/common'
import { session } from '../state/session'
import { problemFromReply, toProblem, type Problem } from './Problem'
import type { SerialQueue } from './SerialQueue'
import type { CallRequest } from './request'
import type { Transport } from './transport'

/** What thunks and base queries of this store are given. */
export type StoreExtra = {
  settings: PageSettings
  cartQueue: SerialQueue
  transport: Transport
  /** How often a read that failed is tried again. */
  retries: number
  /** Takes a line for each failed call: the call and its status, no token, e-mail or body. */
  log: (line: string) => void
}
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
  const { call, mayBeMissing } = request
  const { transport, log, settings } = extra as StoreExtra
  const failed = (problem: Problem) => {
    log(`${call.method} ${call.path}: ${problem.status || problem.code}`)
    return { error: problem }
  }
  try {
    const { status, headers, data } = await transport(request, {
      signal,
      token: call.audience === 'client' ? token : null,
      isChange: type === 'mutation',
    })
    if (status === 404 && mayBeMissing) return { data: null, meta: { headers } }
    if (status < 200 || status > 299) return failed(problemFromReply(status, data))
    return { data, meta: { headers } }
  } catch {
    const { networkFailed } = commonWords[settings.wording]
    return failed({ status: 0, code: 'network', message: networkFailed })
  }
}

const passing = (problem: Problem) => problem.status === 0 || problem.status >= 500

/** Reads are tried again quietly, with growing pauses, where the fault may pass by itself. */
export const callApiPatiently = retry(callApi, {
  retryCondition: (error, _, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    attempt <= (baseQueryApi.extra as StoreExtra).retries &&
    passing(toProblem(error)),
})
