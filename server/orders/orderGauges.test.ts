import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer } from '../../testing/startServer'
import { onPostgresql } from '../../testing/postgresqlTest'
import { outbox } from '../database/schema'
import { measureDatabase } from '../http/measureDatabase'
import { Metrics } from '../http/metrics'
import { mailGauges } from '../mail/mailGauges'
import { giveUp, queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { orderGauges } from './orderGauges'

const minute = 60_000
const turn = randomUUID()

async function readGauges(services: Pick<Services, 'database' | 'clock'>): Promise<string[]> {
  const metrics = new Metrics()
  const { registry } = metrics
  const gauges = [mailGauges(registry, services), orderGauges(registry, services)]
  measureDatabase(metrics, services.database, gauges)
  return (await metrics.read()).split('\n').filter((line) => !line.startsWith('#'))
}

test('orders of the last hour, and mails that wait or were given up, are counted', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const server = await startServer({ clock: () => new Date(now) })
  const { sql } = server.services.database
  const { serial } = await insertProduct(sql, { priceCents: 1290 })
  const shopper = await shopperOn(server)
  for (let orders = 0; orders < 2; orders += 1) {
    await shopper.add(serial)
    await shopper.payCart()
    now += 40 * minute
  }
  const mails = await sql.select().from(outbox).orderBy(outbox.createdAt)
  await giveUp(sql, { id: mails[0]!.id, failures: 10 })
  await sql
    .update(outbox)
    .set({ nextTryAt: null, sentAt: new Date(now) })
    .where(eq(outbox.id, mails[1]!.id))
  // It waits for its turn among many to one recipient.
  await queueMail(sql, {
    mail: { subject: 'Il est de retour', text: '', html: '' },
    ...{ recipient: shopper.client.email, clientId: null, at: new Date(now - 50 * minute) },
    id: turn,
  })
  await sql
    .update(outbox)
    .set({ isPaced: true, nextTryAt: new Date(now + minute) })
    .where(eq(outbox.id, turn))
  const gauges = await readGauges(server.services)
  await server.close()
  expect(gauges).toEqual(
    expect.arrayContaining([
      'shop_database_up 1',
      'shop_mails_waiting 3',
      'shop_mails_oldest_seconds 2400',
      'shop_mails_lost 1',
      'shop_orders_last_hour 1',
      'shop_orders_last_hour_cents 1290',
    ]),
  )
})

test('a database that is away shows in a gauge, and no scrape waits for it', async () => {
  const database = await openTestDatabase()
  await database.close()
  const gauges = await readGauges({ database, clock: () => new Date() })
  expect(gauges).toContain('shop_database_up 0')
  expect(gauges.join()).not.toMatch(/shop_(orders|mails)/)
})

onPostgresql('the connections of the pool are counted, and who waits for one', async () => {
  const database = await openTestDatabase()
  const asleep = Promise.all(
    Array.from({ length: 14 }, () => database.sql.execute('select pg_sleep(1)')),
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(database.connections?.()).toEqual({ busy: 12, idle: 0, waiting: 2 })
  await asleep
  expect(database.connections?.()).toEqual({ busy: 0, idle: 12, waiting: 0 })
  await database.close()
})
