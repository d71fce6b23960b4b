import { asc, sql as raw } from 'drizzle-orm'
import { countWaiting } from '../../testing/countWaiting'
import { findDocumentFaults } from '../../testing/findDocumentFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { Mortal } from '../../testing/Mortal'
import { openCheckout } from '../../testing/openCheckout'
import { openAgain } from '../../testing/openTestDatabase'
import { sampleOf } from '../../testing/sample'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import { applyPayment } from '../checkout/applyPayment'
import { refundOrder } from '../checkout/refundOrder'
import { inTransaction } from '../database/inTransaction'
import { documents, journal, journalHead } from '../database/schema'
import { lockJournal } from './queries'
import { resumeDocuments } from './resumeDocuments'

jest.setTimeout(300_000)

const paidBy = (amountCents: number, reference: string) => ({
  reference,
  attemptId: null,
  state: 'succeeded' as const,
  isUnderWay: false,
  amountCents,
  currency: 'EUR',
  failureCode: null,
  refunds: [],
  disputes: [],
})

// law: invoice-numbers
test('a payment that is rolled back leaves no hole in the numbers', async () => {
  const shop = await openCheckout()
  const { session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  const lost = shop.sql.transaction(async (tx) => {
    await tx.execute(
      raw`select next_document_number('F', 2026), append_to_journal('correction', null, '2026-11-20', '{}')`,
    )
    tx.rollback()
  })
  await expect(lost).rejects.toThrow(/rollback/i)
  const next = await shop.startOrder()
  await shop.host.act(next.session, 'pay')
  const made = await shop.sql.select().from(documents).orderBy(asc(documents.number))
  expect(made.map(({ number }) => number)).toEqual(['F2026-00001', 'F2026-00002'])
  expect(await findDocumentFaults(shop.sql)).toEqual([])
  await shop.close()
})

// law: invoice-numbers
test('a server killed at any step of a payment leaves no hole, and the repeated payment has its invoice', async () => {
  const mortal = new Mortal()
  const shop = await openCheckout(mortal)
  let kills = 0
  for (let steps = 0, isDead = true; isDead; steps += sampleOf(1, 4)) {
    const { session } = await shop.startOrder()
    shop.host.events.mode = 'lose'
    await shop.host.act(session, 'pay')
    shop.pass(11)
    mortal.killAfter(steps)
    await shop.runJobs().catch((error: unknown) => {
      if (!mortal.isDead) throw error
    })
    ;({ isDead } = mortal)
    kills += Number(isDead)
    mortal.restart()
    shop.host.events.mode = 'send'
    shop.pass(11)
    await shop.runJobs()
    expect([steps, await findMoneyFaults(shop.sql, shop.host)]).toEqual([steps, []])
  }
  expect(kills).toBeGreaterThan(0)
  await shop.close()
})

onPostgresql('two servers that book payments at once give out every number once', async () => {
  const shop = await openCheckout()
  const other = await openAgain(shop.services.database)
  const orders = []
  for (let count = 0; count < 24; count += 1) {
    const { shopper, orderId } = await shop.fillCart({ pieces: 1 })
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    orders.push(orderId)
  }
  const attempts = await shop.sql.query.paymentAttempts.findMany()
  await Promise.all(
    attempts.flatMap(({ id, orderId, amountCents, providerReference }, index) =>
      // The same payment on both servers at once, too.
      [shop.services, { ...shop.services, database: other }]
        .slice(0, index % 3 === 0 ? 2 : 1)
        .map((services, at) =>
          applyPayment(
            index % 2 === 0 && at === 0 ? { ...services, database: other } : services,
            { id, orderId },
            paidBy(amountCents, providerReference ?? id),
          ),
        ),
    ),
  )
  const made = await shop.sql.select().from(documents).orderBy(asc(documents.number))
  expect(made.map(({ number }) => number)).toEqual(
    orders.map((_, index) => `F2026-${String(index + 1).padStart(5, '0')}`),
  )
  expect(await shop.sql.$count(journal)).toBe(24)
  expect(await findMoneyFaults(shop.sql)).toEqual([])
  await other.close()
  await shop.close()
})

// law: invoices
onPostgresql(
  'a refund while documents get their numbers waits, and names its invoice',
  async () => {
    const shop = await openCheckout()
    await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
    const { session, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    let resumed: Promise<unknown> = Promise.resolve()
    let refunded: Promise<unknown> = Promise.resolve()
    // The journal's lock is given to the first that asked for it.
    await inTransaction(shop.sql, async (tx) => {
      await lockJournal(tx)
      resumed = resumeDocuments(shop.services, ['F2026-0', 'A2026-0'])
      await until(async () => (await countWaiting(shop.sql)) === 1)
      const wish = { kind: 'amount', cents: 500 } as const
      refunded = refundOrder(shop.services, { id: orderId, wish, restock: false })
      await until(async () => (await countWaiting(shop.sql)) > 1)
    })
    await Promise.all([resumed, refunded])
    const [note, ...others] = await shop.sql.select().from(documents).orderBy(asc(documents.number))
    expect(note!.number).toBe('A2026-00001')
    expect(JSON.parse(note!.snapshot)).toMatchObject({ invoice: 'F2026-00001' })
    expect(others).toMatchObject([{ number: 'F2026-00001' }])
    await shop.close()
  },
)
