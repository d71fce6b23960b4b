import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'

/** A client's carts and orders, as functions that the domains owning them provide. */
export type ClientHoldings = {
  findCart: (sql: Sql, clientId: string) => Promise<Pick<PersonalData, 'cart' | 'cart_since'>>
  findOrders: (sql: Sql, clientId: string) => Promise<PersonalData['orders']>
  /** Called in the transaction that deletes the account. */
  eraseOrders: (tx: Sql, client: { clientId: string; at: Date }) => Promise<void>
}
