import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'

/** What carts and orders hold of a client, as functions of the domains that know them. */
export type ClientHoldings = {
  findCart: (sql: Sql, clientId: string) => Promise<Pick<PersonalData, 'cart' | 'cart_since'>>
  findOrders: (sql: Sql, clientId: string) => Promise<PersonalData['orders']>
  /** In the transaction that deletes the account. */
  eraseOrders: (tx: Sql, clientId: string) => Promise<void>
}
