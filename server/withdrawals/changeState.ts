import { eq, sql as raw } from 'drizzle-orm'
import type { WithdrawalState } from '../../contract/withdrawalStates'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import type { LockedOrder } from '../orders/lockOrder'
import { recordWithdrawal } from './recordWithdrawal'
import type { Withdrawal } from './storeWithdrawal'

type Change = {
  withdrawal: Withdrawal
  /** Its order, locked, once it is matched. */
  order: LockedOrder | undefined
  to: WithdrawalState
  refusal?: string | null
  /** The member of the staff; none for a command. */
  by: string | undefined
  at: Date
}

/** The personal data of a declaration, erased; of what was typed as its order the digits stay. */
export const withoutPerson = {
  name: null,
  email: null,
  emailKey: null,
  articles: null,
  orderText: raw`regexp_replace(${withdrawals.orderText}, '\\D', '', 'g')`,
}

/**
 * Changes the state of a locked withdrawal, and appends that to the audit log; its end erases the
 * data of a deleted account.
 */
export async function changeState(
  tx: Sql,
  { withdrawal, order, to, refusal = null, by, at }: Change,
): Promise<Withdrawal> {
  await recordWithdrawal(tx, {
    order,
    act: 'withdrawal_state',
    after: { withdrawal: String(withdrawal.id), state: to },
    by,
    at,
  })
  const isEnd = to === 'refunded' || to === 'refused'
  const [changed] = await tx
    .update(withdrawals)
    .set({
      state: to,
      refusal,
      changedAt: at,
      ...(isEnd && withdrawal.isErasedAtEnd && withoutPerson),
    })
    .where(eq(withdrawals.id, withdrawal.id))
    .returning()
  return changed ?? withdrawal
}
