import { and, eq, ne } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction'
import { staffPasskeys, staffSessions } from '../database/schema'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { renewRecoveryCodes } from './codes'
import type { NewPasskey } from './passkeys'
import { lockSession, type StaffSession } from './sessions'

type Needs = Pick<Services, 'database' | 'clock'>

/** Stores a passkey that was verified. */
export async function storePasskey(
  { database, clock }: Needs,
  session: StaffSession,
  passkey: NewPasskey,
): Promise<void> {
  const at = clock()
  await inTransaction(database.sql, async (tx) => {
    await lockSession(tx, session, at)
    await tx.insert(staffPasskeys).values({ ...passkey, createdAt: at })
    await recordAct(tx, { act: 'passkey_added', staffId: session.id, at })
  })
}

/** Forgets a passkey of the member's own. */
export async function removePasskey(
  { database, clock }: Needs,
  staffId: string,
  id: string,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    const removed = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
      .returning({ id: staffPasskeys.id })
    if (removed.length > 0) await recordAct(tx, { act: 'passkey_removed', staffId, at: clock() })
  })
}

/** New recovery codes, which end the former ones; two at once end with one set of them. */
export function renewCodes({ database, clock }: Needs, session: StaffSession): Promise<string[]> {
  const at = clock()
  return inTransaction(database.sql, async (tx) => {
    await lockSession(tx, session, at)
    const codes = await renewRecoveryCodes(tx, session.id)
    await recordAct(tx, { act: 'recovery_codes_renewed', staffId: session.id, at })
    return codes
  })
}

/** Signs the member out everywhere but here; returns from how many places. */
export async function endOthers(
  { database, clock }: Needs,
  { id: staffId, idHash }: StaffSession,
): Promise<number> {
  return inTransaction(database.sql, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.idHash, idHash)))
      .returning({ idHash: staffSessions.idHash })
    if (ended.length > 0) await recordAct(tx, { act: 'other_sessions_ended', staffId, at: clock() })
    return ended.length
  })
}
