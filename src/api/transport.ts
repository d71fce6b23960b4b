import type { ApiReply } from '../../contract/site/renderer'
import type { CallRequest } from './request'

type Manner = {
  signal: AbortSignal
  /** The client's token, where the call needs one. */
  token: string | null
  /** The request must reach the server even if the page is left. */
  isChange: boolean
}

/** How a call reaches the API: over the network in a browser, without it on the server. */
export type Transport = (request: CallRequest, manner: Manner) => Promise<ApiReply>
