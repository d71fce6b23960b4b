import type { CallRequest } from './request'

/** A reply of the API; header names in lower case. */
export type Reply = { status: number; headers: Record<string, string>; data: unknown }
type Manner = {
  signal: AbortSignal
  /** The client's token, where the call needs one. */
  token: string | null
  /** The request must reach the server even if the page is left. */
  isChange: boolean
}

/** How a call reaches the API: over the network in a browser, without it on the server. */
export type Transport = (request: CallRequest, manner: Manner) => Promise<Reply>
