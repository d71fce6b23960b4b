import { randomUUID } from 'node:crypto'
import type { Sql } from '../server/database/connect'
import { storeWithdrawal, type NewWithdrawal } from '../server/withdrawals/storeWithdrawal'

type Declared = Pick<NewWithdrawal, 'email' | 'submittedAt'> & Partial<NewWithdrawal>

/** Stores what a guest declares, of an order that is not matched yet; returns its number. */
export async function storeGuestWithdrawal(sql: Sql, declared: Declared): Promise<number> {
  const stored = await storeWithdrawal(sql, {
    ...{ key: randomUUID(), orderId: null, orderText: '12345678', articles: null },
    ...{ name: 'Camille Martin', channel: 'guest', isMailed: true, lines: [] },
    ...declared,
  })
  return stored!.id
}
