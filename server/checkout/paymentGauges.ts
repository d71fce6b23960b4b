import { and, eq, gt, isNotNull, isNull, ne, sql as raw } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { paymentMeans } from '../../contract/paymentMeans'
import { openAttemptStates, paymentAttempts, paymentEvents, refunds } from '../database/schema'
import { failedAt } from '../database/failedAt'
import type { QueriedGauges } from '../http/measureDatabase'
import type { Services } from '../services'
import { isOpenAttempt } from './attempts'
import { dayMs, hourMs } from '../system/durations'

const monthMs = 31 * dayMs
const count = raw<number>`count(*)::int`

/** Payments and refunds that are not over, or failed. */
export function paymentGauges(
  registry: Registry,
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
): QueriedGauges {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const labels = ['means', 'state']
  const open = gauge('shop_payments_open', 'Payments that are not over.', labels)
  const oldest = gauge('shop_payments_open_oldest_seconds', 'The age of the oldest.', labels)
  const failed = gauge('shop_payments_failed_last_hour', 'Payments that failed within the hour.')
  const disputed = gauge('shop_payments_disputed', 'Payments that their payers dispute.')
  const waiting = gauge('shop_refunds_waiting', 'Refunds that are not made yet.')
  const longest = gauge('shop_refunds_oldest_seconds', 'The age of the oldest that waits.')
  const refused = gauge('shop_refunds_failed', 'Refunds that failed within 31 days.')
  const events = gauge('shop_payment_events_waiting', 'Events that are not applied yet.')

  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds)
  const ageOf = (at: Date | null) =>
    at ? Math.max(0, Math.round((clock().getTime() - at.getTime()) / 1000)) : 0

  async function fillPayments(): Promise<void> {
    const { means, state, createdAt, endedAt, disputedAt } = paymentAttempts
    const rows = await sql
      .select({ means, state, count, since: raw`min(${createdAt})`.mapWith(createdAt) })
      .from(paymentAttempts)
      .where(isOpenAttempt)
      .groupBy(means, state)
    for (const one of paymentMeans)
      for (const other of openAttemptStates) {
        const row = rows.find((found) => found.means === one && found.state === other)
        open.set({ means: one, state: other }, row?.count ?? 0)
        oldest.set({ means: one, state: other }, ageOf(row?.since ?? null))
      }
    const isRecent = and(eq(state, 'failed'), gt(endedAt, ago(hourMs)))
    failed.set(await sql.$count(paymentAttempts, isRecent))
    disputed.set(await sql.$count(paymentAttempts, isNotNull(disputedAt)))
  }

  async function fillRefunds(): Promise<void> {
    const { state, reason, createdAt } = refunds
    const [requested] = await sql
      .select({ count, since: raw`min(${createdAt})`.mapWith(createdAt) })
      .from(refunds)
      .where(eq(state, 'requested'))
    waiting.set(requested?.count ?? 0)
    longest.set(ageOf(requested?.since ?? null))
    const isRecent = and(
      eq(state, 'failed'),
      // A dispute that was won after all.
      ne(reason, 'dispute_lost'),
      gt(failedAt(raw`refunds`), ago(monthMs)),
    )
    refused.set(await sql.$count(refunds, isRecent))
    events.set(await sql.$count(paymentEvents, isNull(paymentEvents.appliedAt)))
  }

  return {
    gauges: [open, oldest, failed, disputed, waiting, longest, refused, events],
    fill: async () => {
      await fillPayments()
      await fillRefunds()
    },
  }
}
