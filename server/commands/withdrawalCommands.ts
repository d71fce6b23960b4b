import * as z from 'zod/mini'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import { decide } from '../withdrawals/decide'
import type { Services } from '../services'
import { listDue, type DueWithdrawal } from '../withdrawals/listDue'
import { readWithdrawalId } from '../withdrawals/lockWithdrawal'
import { matchWithdrawal } from '../withdrawals/matchWithdrawal'
import { refundWithdrawal } from '../withdrawals/refundWithdrawal'
import { command } from './command'
import { CommandError } from './CommandError'
import { readLines } from './readRefund'

const withdrawalId = z.object({ id: z.string() })

type Needs = Pick<Services, 'database' | 'clock'>

/** Every page from this place on. */
async function listAll({ database, clock }: Needs, after?: string): Promise<DueWithdrawal[]> {
  const { listed, next } = await listDue(database.sql, clock(), after)
  return next === null ? listed : [...listed, ...(await listAll({ database, clock }, next))]
}

/** The commands about withdrawals. */
export const withdrawalCommands = {
  withdrawals: command(z.object({}), async (services) => ({
    message: said.list(await listAll(services)),
  })),
  matchWithdrawal: command(
    z.extend(withdrawalId, {
      order: z.optional(z.string()),
      lines: z.optional(z.string()),
      whole: z.boolean(),
    }),
    async (services, { id, order, lines, whole }) => {
      if (order === undefined) throw new CommandError(said.orderMissing)
      const matched = await matchWithdrawal(services, {
        id: readWithdrawalId(id),
        commandId: order,
        wish: whole ? 'whole' : lines === undefined ? 'unsaid' : readLines(lines),
      })
      return { message: said.matched(matched) }
    },
  ),
  acceptWithdrawal: command(withdrawalId, async (services, { id }) => {
    const { state, ...done } = await decide(services, { id: readWithdrawalId(id), to: 'accepted' })
    return { message: said.changed(done.id, state) }
  }),
  receiveWithdrawal: command(withdrawalId, async (services, { id }) => {
    const asked = { id: readWithdrawalId(id), to: 'goods_back' } as const
    const { state, ...done } = await decide(services, asked)
    return { message: said.changed(done.id, state) }
  }),
  refuseWithdrawal: command(
    z.extend(withdrawalId, { reason: z.optional(z.string()) }),
    async (services, { id, reason }) => {
      if (!reason?.trim()) throw new CommandError(said.reasonMissing)
      const asked = { id: readWithdrawalId(id), to: 'refused', reason: reason.trim() } as const
      const { state, ...done } = await decide(services, asked)
      return { message: said.changed(done.id, state) }
    },
  ),
  refundWithdrawal: command(
    z.extend(withdrawalId, { restock: z.optional(z.boolean()) }),
    async (services, { id, restock }) => {
      if (restock === undefined) throw new CommandError(said.restockUnsaid)
      const done = await refundWithdrawal(services, { id: readWithdrawalId(id), restock })
      return { message: said.refunded(done) }
    },
  ),
}
