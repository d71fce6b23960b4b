import type { CallRequest } from './request'

/** What came back of a call; header names in lower case. */
export type Reply = { status: number; headers: Record<string, string>; data: unknown }
type Manner = {
  signal: AbortSignal
  /** The client's token, where the call demands one. */
  token: string | null
  /** A change, which must not be lost with the page that asked for it. */
  isChange: boolean
}

/** How a call reaches the API: over the network in a browser, without it on the server. */
export type Transport = (request: CallRequest, manner: Manner) => Promise<Reply>
