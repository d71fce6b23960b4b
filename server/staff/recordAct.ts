import type { AuditAct } from '../../contract/auditActs'
import type { Sql } from '../database/connect'
import { auditLog } from '../database/schema'

type Act = {
  act: AuditAct
  /** Null for a command of the shop's machine. */
  staffId: string | null
  orderId?: number
  clientId?: string
  productId?: number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  at: Date
}

/** Appends who did what, in the transaction of the act. */
export async function recordAct(tx: Sql, act: Act): Promise<void> {
  await tx.insert(auditLog).values(act)
}
