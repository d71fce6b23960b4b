import type { Client } from '../../contract/api/clients'
import { toClient } from './toClient'

export type SignedIn = { token: string; client: Client }

/** What a sign-in's reply says, and nothing else that it may carry. */
export function toSignedIn(reply: unknown): SignedIn {
  const { token, client } = reply as SignedIn
  return { token, client: toClient(client) }
}
