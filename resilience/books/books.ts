import { setTimeout as wait } from 'node:timers/promises'
import type { ProductReply } from '../../contract/api/catalogue'
import type { Sql } from '../../server/database/connect'
import { clients, documents } from '../../server/database/schema'
import { proofMs } from '../../server/staff/rules'
import { setSetting } from '../../server/shop/setSetting'
import { defaultDelivery } from '../../server/shop/deliverySettings'
import { fetchProducts } from '../../testing/ApiClient'
import { makeFakeClock, type FakeClock } from '../../testing/fakeClock'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { inParallel } from '../../testing/inParallel'
import { addMember } from '../../testing/staffOn'
import { gather, withTwoServers, type TwoServers } from '../contention/TwoServers'
import { report } from '../report'
import type { Options } from '../resilience'
import type { Scratch } from '../scratch'
import type { ServerUnderTest } from '../ServerUnderTest'
import type { Shopkeeper } from '../Shopkeeper'
import { Accountant } from './Accountant'
import { liveOrder } from './liveOrder'

const usualOrders = 200
const buyersAtOnce = 16
const ordersPerKill = 50
/** Before New Year in Paris at the start, and after it once half of the orders are made. */
const [beforeMidnight, afterMidnight] = ['2026-12-31T22:50:00Z', '2026-12-31T23:00:05Z']
const payment = {
  PAYMENT: 'transfer',
  TRANSFER_IBAN: 'FR7630006000011234567890189',
  TRANSFER_BIC: 'AGRIFRPP',
}

/**
 * Orders with codes, fees, both VAT rates and refunds, across New Year in Paris, at two servers that
 * are killed by turns: the documents say what the money did, in numbers without a hole.
 */
export function runBooks({ runs = usualOrders, postgresql }: Options): Promise<boolean> {
  let clock: FakeClock
  const work = async (shop: TwoServers) => {
    const kills = await makeOrders(shop, runs, () => clock.setTo(afterMidnight))
    const { counts, losses } = await readBooks(shop.sql, runs)
    return { row: { orders: runs, kills, ...counts }, losses }
  }
  const makeEnvironment = async ({ dataDir }: Scratch) => {
    clock = await makeFakeClock(dataDir)
    await clock.setTo(beforeMidnight)
    return { ...clock.environment, ...payment }
  }
  return report('Books across New Year', {
    'two servers': () => withTwoServers(postgresql, work, makeEnvironment),
  })
}

/** Makes so many orders while the servers are killed by turns; returns how often one was. */
async function makeOrders(
  shop: TwoServers,
  runs: number,
  passMidnight: () => Promise<void>,
): Promise<number> {
  const { servers, shopkeeper, sql } = shop
  const now = new Date(beforeMidnight)
  const products = await stockUp(servers[0], shopkeeper)
  await setSetting(sql, { name: 'delivery', value: delivery, at: now })
  // Moving money asks for a proof at once, as it does after each quarter of an hour.
  const accountant = new Accountant(
    servers,
    await addMember(sql, new Date(now.getTime() - proofMs)),
  )
  if ((await accountant.send('/api/admin/promotions', promotion)) >= 300)
    throw new Error('The promotion code was refused')
  const buyers = await gather(shop, buyersAtOnce)
  await sql.update(clients).set({ emailProvenAt: now })

  let made = 0
  let kills = 0
  let killing = Promise.resolve()
  const killOne = async () => {
    await wait(Math.random() * 15)
    await servers[kills++ % servers.length]!.killAndStartAgain()
  }
  await inParallel(buyers, buyersAtOnce, async (buyer) => {
    while (made < runs) {
      made += 1
      if (made === Math.ceil(runs / 2)) await passMidnight()
      if (made % ordersPerKill === 0) killing = killing.then(killOne)
      await liveOrder(buyer, accountant, products)
    }
  })
  await killing
  return kills
}

/** What the books hold, and what is wrong with them. */
async function readBooks(sql: Sql, orders: number) {
  const losses = await findMoneyFaults(sql)
  const given = await sql.select({ number: documents.number }).from(documents)
  const countOf = (series: string) => given.filter(({ number }) => number.startsWith(series)).length
  const counts = {
    'invoices of 2026': countOf('F2026-'),
    'invoices of 2027': countOf('F2027-'),
    'credit notes': countOf('A'),
  }
  if (countOf('F') !== orders) losses.push(`${countOf('F')} invoices of ${orders} orders`)
  if (Object.values(counts).includes(0)) losses.push('a year without invoices, or no credit note')
  return { counts, losses }
}

/** A fee up to a sum, so that its VAT is part of the documents. */
const delivery = {
  ...defaultDelivery,
  zones: defaultDelivery.zones.map((zone) => ({
    ...zone,
    ...(zone.brackets && {
      brackets: [{ upToGrams: null, cents: 590 }],
      freeFromCents: 6_000,
    }),
  })),
}

const promotion = {
  code: 'LIVRES',
  kind: 'percent',
  value: 7,
  minimum_cents: 0,
  category: null,
  max_uses: null,
  once_per_client: false,
  starts_on: null,
  ends_on: null,
}

/** All products, of more than will be sold. */
async function stockUp(server: ServerUnderTest, shopkeeper: Shopkeeper): Promise<ProductReply[]> {
  const products = await fetchProducts(server.url)
  for (const { product_serial_number: id } of products)
    await shopkeeper.run({ name: 'setStock', args: { serial: String(id), stock: '1000000' } })
  return products
}
