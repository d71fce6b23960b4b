import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
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
 * Returns the client, whose account is neither deleted nor locked by another order until the
 * transaction ends; undefined if it is deleted. What a client may have only so many of is counted
 * under this lock. Locked before the client's orders, as the deletion does.
 */
export async function lockBuyer(tx: Sql, id: string): Promise<Buyer | undefined> {
  const [client] = await lockedBuyer(tx).execute({ id })
  return client && toBuyer(client)
}

/** The fields of a client from which a buyer is made. */
export const buyerColumns = {
  id: clients.id,
  email: clients.email,
  provenAt: clients.emailProvenAt,
  firstName: clients.firstName,
  lastName: clients.lastName,
}

const lockedBuyer = prepareOnce((sql) =>
  sql
    .select(buyerColumns)
    .from(clients)
    .where(living(raw.placeholder('id')))
    .for('no key update')
    .prepare('locked_buyer'),
)

type BuyerRow = {
  id: string
  email: string | null
  provenAt: Date | null
  firstName: string
  lastName: string
}

/** The buyer that a client's fields say; undefined for a deleted client. */
export function toBuyer({ id, email, provenAt, firstName, lastName }: BuyerRow): Buyer | undefined {
  if (!email) return undefined
  return { id, email, isProven: provenAt !== null, name: `${firstName} ${lastName}`, firstName }
}
