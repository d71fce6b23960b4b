import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'

/** A client's carts, orders and documents, as functions that the domains owning them provide. */
export type ClientHoldings = {
  findCart: (sql: Sql, clientId: string) => Promise<Pick<PersonalData, 'cart' | 'cart_since'>>
  findOrders: (sql: Sql, clientId: string) => Promise<PersonalData['orders']>
  findDocuments: (sql: Sql, clientId: string) => Promise<PersonalData['documents']>
  /** Called in the transaction that deletes the account. */
  eraseOrders: (tx: Sql, client: { clientId: string; at: Date }) => Promise<void>
}
