import type { AuditAct } from '../../contract/auditActs'
import type { Sql } from '../database/connect'
import { recordOrderAct } from '../orders/recordOrderAct'
import type { LockedOrder } from '../orders/lockOrder'
import { recordAct } from '../staff/recordAct'

type Act = {
  /** Locked; none before the withdrawal is matched. */
  order: LockedOrder | undefined
  act: AuditAct
  after: Record<string, unknown>
  by: string | undefined
  at: Date
}

/** Appends an act on a withdrawal to the audit log, and to the log of its order. */
export async function recordWithdrawal(tx: Sql, { order, by, ...act }: Act): Promise<void> {
  const done = { ...act, staffId: by ?? null }
  await (order ? recordOrderAct(tx, order, done) : recordAct(tx, done))
}
