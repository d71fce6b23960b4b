import type { Sql } from '../database/connect'
import { clients } from '../database/schema'
import { living } from './queries'

/** Whom a client's mails go to, and whom an order is for. */
export type Buyer = { id: string; email: string; isProven: boolean; name: string }

/**
 * The client, the account being kept from deletion until the transaction ends; undefined where it
 * is deleted. Locked before any order of the client, as the deletion does.
 */
export async function lockBuyer(tx: Sql, id: string): Promise<Buyer | undefined> {
  const [client] = await tx
    .select({
      email: clients.email,
      provenAt: clients.emailProvenAt,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(clients)
    .where(living(id))
    .for('key share')
  if (!client?.email) return undefined
  const { email, provenAt, firstName, lastName } = client
  return { id, email, isProven: provenAt !== null, name: `${firstName} ${lastName}` }
}
