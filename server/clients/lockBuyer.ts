import type { Sql } from '../database/connect'
import { clients } from '../database/schema'
import { living } from './queries'

/** The name and e-mail for a client's mails and orders. */
export type Buyer = {
  id: string
  email: string
  isProven: boolean
  name: string
  firstName: string
}

/**
 * Returns the client and prevents the account's deletion until the transaction ends; undefined if
 * it is deleted. Locked before the client's orders, as the deletion does.
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
  const name = `${firstName} ${lastName}`
  return { id, email, isProven: provenAt !== null, name, firstName }
}
