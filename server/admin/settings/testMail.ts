import { randomUUID } from 'node:crypto'
import { desc, sql as raw } from 'drizzle-orm'
import type { StaffOpening } from '../../../contract/api/staff/staffOpening'
import { mailTest } from '../../../wording/mails/mailTest'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { auditLog, outbox } from '../../database/schema'
import { queueMail } from '../../mail/outbox'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>

/** Queues a mail to the member who asks for it, and says so in the log. */
export async function testMail(
  { database, settings, clock }: Needs,
  { id: staffId, email }: { id: string; email: string },
): Promise<void> {
  const [id, at] = [randomUUID(), clock()]
  await inTransaction(database.sql, async (tx) => {
    const mail = mailTest(settings.seller)
    await queueMail(tx, { id, mail, recipient: email, clientId: null, isForStaff: true, at })
    const after = { mail: id, isFile: !settings.smtpUrl }
    await recordAct(tx, { act: 'mail_tested', staffId, after, at })
  })
}

/**
 * What became of the last test mail; without a mail server it is written to a file. Null for none, and
 * for one so old that nobody knows.
 */
export async function findMailTest(
  sql: Sql,
  { smtpUrl }: Pick<Services['settings'], 'smtpUrl'>,
): Promise<StaffOpening['mail']> {
  const [last] = await sql
    .select({
      at: auditLog.at,
      isFile: raw<boolean | null>`(${auditLog.after}->>'isFile')::boolean`,
      mail: outbox.id,
      sentAt: outbox.sentAt,
      nextTryAt: outbox.nextTryAt,
      failures: outbox.failures,
    })
    .from(auditLog)
    .leftJoin(outbox, raw`${outbox.id} = (${auditLog.after}->>'mail')::uuid`)
    // In the words of the index's condition.
    .where(raw`${auditLog.act} = 'mail_tested'`)
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!last?.mail) return null
  const unsent = last.nextTryAt ? 'waiting' : 'lost'
  // Older acts do not say how the mail was to leave.
  const gone = (last.isFile ?? !smtpUrl) ? 'written' : 'sent'
  return {
    at: last.at.toISOString(),
    state: last.sentAt ? gone : unsent,
    next_try_at: last.failures ? (last.nextTryAt?.toISOString() ?? null) : null,
  }
}
