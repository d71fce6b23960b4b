import type { Client } from '../../contract/api/clients'
import { toClient } from './toClient'

export type SignedIn = { token: string; client: Client }

/** The token and the client of a sign-in's reply, without other fields. */
export function toSignedIn(reply: unknown): SignedIn {
  const { token, client } = reply as SignedIn
  return { token, client: toClient(client) }
}
