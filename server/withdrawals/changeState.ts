import { eq } from 'drizzle-orm'
import type { WithdrawalState } from '../../contract/withdrawalStates'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import type { Withdrawal } from './storeWithdrawal'

type Change = { withdrawal: Withdrawal; to: WithdrawalState; refusal?: string | null; at: Date }

/** The personal data of a declaration, erased. */
export const withoutPerson = { name: null, email: null, emailKey: null, articles: null }

/** Changes the state of a locked withdrawal; its end erases the data of a deleted account. */
export async function changeState(
  tx: Sql,
  { withdrawal, to, refusal = null, at }: Change,
): Promise<Withdrawal> {
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
