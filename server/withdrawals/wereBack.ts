import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { auditLog } from '../database/schema'

/** Whether the articles of a withdrawal came back to the shop before it was refused. */
export async function wereBack(
  tx: Sql,
  { id, orderId }: { id: number; orderId: number },
): Promise<boolean> {
  const came = { withdrawal: String(id), state: 'goods_back' }
  const acts = await tx.$count(
    auditLog,
    and(
      eq(auditLog.orderId, orderId),
      eq(auditLog.act, 'withdrawal_state'),
      raw`${auditLog.after} @> ${JSON.stringify(came)}::jsonb`,
    ),
  )
  return acts > 0
}
