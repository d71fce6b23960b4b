import { eq } from 'drizzle-orm'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { lockOrder, type LockedOrder } from '../orders/lockOrder'
import { changedMeanwhile } from './changedMeanwhile'
import type { Withdrawal } from './storeWithdrawal'
import { versionOf } from './versionOf'

/** The number of a withdrawal in a command; throws a ProblemError (404) for anything else. */
export function readWithdrawalId(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw unknown()
  return Number(typed)
}

/** A withdrawal as the caller saw it; a command has seen no version. */
export type SeenWithdrawal = { id: number; version?: string }

/**
 * Locks a withdrawal after its order, like all code that locks both. Throws a ProblemError: 404 if
 * it is unknown, 409 if it is not as the caller saw it.
 */
export async function lockWithdrawal(
  tx: Sql,
  { id, version }: SeenWithdrawal,
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
  const isAsSeen = version === undefined || version === versionOf(withdrawal)
  // It was matched while this waited: the order that is locked is another one.
  if (!isAsSeen || withdrawal.orderId !== seen.orderId) throw await changedMeanwhile(tx, id)
  return { withdrawal, order }
}

const unknown = () => new ProblemError(404, 'not_found', said.unknown)
