import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'

/** A client, and the key of their e-mail if it is proven: anybody can make an account with any. */
export type Owner = { clientId: string; provenEmailKey: string | null }

/** A client's carts, orders, documents and withdrawals, as functions that the domains owning them provide. */
export type ClientHoldings = {
  findCart: (sql: Sql, clientId: string) => Promise<Pick<PersonalData, 'cart' | 'cart_since'>>
  findOrders: (sql: Sql, clientId: string) => Promise<PersonalData['orders']>
  findDocuments: (sql: Sql, clientId: string) => Promise<PersonalData['documents']>
  findWithdrawals: (sql: Sql, owner: Owner) => Promise<PersonalData['withdrawals']>
  /** Called in the transaction that deletes the account. */
  eraseHoldings: (tx: Sql, client: Owner & { at: Date }) => Promise<void>
}
