import { eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { recordAct } from '../staff/recordAct'
import type { LockedOrder } from './lockOrder'

type Act = Omit<Parameters<typeof recordAct>[1], 'orderId'>

/** Appends an act on a locked order to the log; a form that was opened before it is then refused. */
export async function recordOrderAct(
  tx: Sql,
  { id, revision }: Pick<LockedOrder, 'id' | 'revision'>,
  act: Act,
): Promise<void> {
  await tx
    .update(orders)
    .set({ revision: revision + 1 })
    .where(eq(orders.id, id))
  await recordAct(tx, { ...act, orderId: id })
}
