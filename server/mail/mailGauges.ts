import { isNull, sql as raw } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/connect'
import { outbox } from '../database/schema'
import type { QueriedGauges } from '../http/measureDatabase'
import { isLost } from './lostMails'
import type { Clock } from '../system/clock'

type Needs = { database: Pick<Database, 'sql'>; clock: Clock }

/** The mails that wait, and those that were given up. */
export function mailGauges(registry: Registry, { database: { sql }, clock }: Needs): QueriedGauges {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const waiting = gauge('shop_mails_waiting', 'Mails that are not sent yet.')
  const oldest = gauge('shop_mails_oldest_seconds', 'The age of the oldest mail that waits.')
  const lost = gauge('shop_mails_lost', 'Mails that were given up.')
  return {
    gauges: [waiting, oldest, lost],
    async fill() {
      // One of many to the same recipient waits for its turn, not for the mail server.
      const now = clock().toISOString()
      const hasTurn = raw`(${outbox.isPaced} and ${outbox.failures} = 0 and ${outbox.nextTryAt} > ${now}::timestamptz)`
      const [mails] = await sql
        .select({
          waiting: raw<number>`count(${outbox.nextTryAt})::int`,
          lost: raw<number>`count(*) filter (where ${isLost})::int`,
          oldest:
            raw`min(${outbox.createdAt}) filter (where ${outbox.nextTryAt} is not null and not ${hasTurn})`.mapWith(
              outbox.createdAt,
            ),
        })
        .from(outbox)
        .where(isNull(outbox.sentAt))
      const age = mails?.oldest ? (clock().getTime() - mails.oldest.getTime()) / 1000 : 0
      waiting.set(mails?.waiting ?? 0)
      oldest.set(Math.round(age))
      lost.set(mails?.lost ?? 0)
    },
  }
}
