import {
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react'
import type { PageSettings } from '../../contract/site/pageSettings'
import { commonWords } from '../../wording/common'
import { session } from '../state/session'
import { isOutcomeUnknown, problemFromReply, toProblem, type Problem } from './Problem'
import type { RootState } from './RootState'
import type { SerialQueue } from './SerialQueue'
import type { CallRequest } from './request'
import type { Transport } from './transport'

/** What thunks and base queries of this store are given. */
export type StoreExtra = {
  settings: PageSettings
  queues: { cart: SerialQueue }
  transport: Transport
  /** How often a failed read is tried again. */
  retries: number
  /** Logs a failed call: its endpoint and status, without token, e-mail or body. */
  log: (line: string) => void
}
/** What an endpoint's `extraOptions` may say. */
type CallOptions = {
  /** Calls of one queue run one at a time, in their order. */
  queue?: keyof StoreExtra['queues']
  /** Replaces the store's `retries`. */
  retries?: number
}
/** Reply headers by lower-case name. */
export type ReplyMeta = { headers: Record<string, string> }
type BaseQuery<Options> = BaseQueryFn<CallRequest, unknown, Problem, Options, ReplyMeta>
type Result = QueryReturnValue<unknown, Problem, ReplyMeta>

const dropped: Problem = { status: 0, code: 'dropped' }

/** Makes every call of the browser; `dropped` if the shopper signs out before the call starts. */
export const callApi: BaseQuery<CallOptions | undefined> = async (request, api, options = {}) => {
  const call = async () => callWithRetries(request, api, options)
  if (!options.queue) return call()
  const { queues } = api.extra as StoreExtra
  return (await queues[options.queue].enqueue(call)) ?? { error: dropped }
}

/** Tries a read again with growing pauses where the fault may be temporary. */
const callWithRetries = retry<BaseQuery<CallOptions>>((request, api) => callOnce(request, api), {
  retryCondition: (error, _, { attempt, baseQueryApi, extraOptions }) => {
    const { retries } = { ...(baseQueryApi.extra as StoreExtra), ...(extraOptions as CallOptions) }
    return baseQueryApi.type === 'query' && attempt <= retries && isOutcomeUnknown(toProblem(error))
  },
})

/** Makes the call, with the token if the endpoint needs it. */
async function callOnce(request: CallRequest, api: BaseQueryApi): Promise<Result> {
  const { formerToken } = request
  if (formerToken !== undefined) {
    await send(request, api, formerToken)
    return { data: null }
  }
  const sentToken = tokenOf(api)
  const result = await send(request, api, sentToken)
  const token = tokenOf(api)
  // The token was renewed during the call, so the session goes on.
  const isRenewed = result.error?.code === 'session_ended' && token !== null && token !== sentToken
  return isRenewed ? send(request, api, token) : result
}

const tokenOf = ({ getState }: BaseQueryApi) => session.selectors.token(getState() as RootState)

async function send(
  request: CallRequest,
  { signal, extra, type }: BaseQueryApi,
  token: string | null,
): Promise<Result> {
  const { endpoint, mayBeMissing } = request
  const { transport, log, settings } = extra as StoreExtra
  const failed = (problem: Problem) => {
    log(`${endpoint.method} ${endpoint.path}: ${problem.status || problem.code}`)
    return { error: problem }
  }
  try {
    const { status, headers, data } = await transport(request, {
      signal,
      token: endpoint.audience === 'client' ? token : null,
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
