import { gt, sql as raw } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { orders } from '../database/schema'
import type { QueriedGauges } from '../http/measureDatabase'
import type { Services } from '../services'
import { hourMs } from '../system/durations'

/** Orders paid within the last hour. */
export function orderGauges(
  registry: Registry,
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
): QueriedGauges {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const count = gauge('shop_orders_last_hour', 'Orders paid within the hour.')
  const cents = gauge('shop_orders_last_hour_cents', 'Their sum.')
  return {
    gauges: [count, cents],
    async fill() {
      const [paid] = await sql
        .select({
          count: raw<number>`count(*)::int`,
          cents: raw<number>`coalesce(sum(${orders.totalCents}), 0)`.mapWith(Number),
        })
        .from(orders)
        .where(gt(orders.paidAt, new Date(clock().getTime() - hourMs)))
      count.set(paid?.count ?? 0)
      cents.set(paid?.cents ?? 0)
    },
  }
}
