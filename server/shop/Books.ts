import type { Sql } from '../database/connect'

/** Money that has just moved: a payment, and whether it pays its order, a refund, or one that failed after all. */
export type MoneyMoved =
  | { kind: 'payment'; attemptId: string; paysOrder: boolean }
  | { kind: 'refund' | 'refund_undone'; refundId: string }

/** What the shop writes down of its money. */
export type Books = {
  /**
   * Makes the documents of money in the transaction that records it. Call it last, because every
   * other payment waits from here until the transaction ends.
   */
  record: (tx: Sql, moved: readonly MoneyMoved[], at: Date) => Promise<void>
}
