import { eq } from 'drizzle-orm'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { lockOrder, type LockedOrder } from '../orders/lockOrder'
import type { Withdrawal } from './storeWithdrawal'

/** The number of a withdrawal in a command; throws a ProblemError (404) for anything else. */
export function readWithdrawalId(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw unknown()
  return Number(typed)
}

/** Locks a withdrawal after its order, like all code that locks both; 404 if it is unknown. */
export async function lockWithdrawal(
  tx: Sql,
  id: number,
): Promise<{ withdrawal: Withdrawal; order: LockedOrder | undefined }> {
  const [seen] = await tx
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
  if (!seen) throw unknown()
  const order = seen.orderId === null ? undefined : await lockOrder(tx, seen.orderId)
  const [withdrawal] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('update')
  if (!withdrawal) throw unknown()
  return { withdrawal, order }
}

const unknown = () => new ProblemError(404, 'not_found', said.unknown)
