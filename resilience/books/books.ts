import { setTimeout as wait } from 'node:timers/promises'
import { clients, documents } from '../../server/database/schema'
import { openDatabase } from '../../server/database/open'
import { setSetting } from '../../server/shop/changeSetting'
import { defaultDelivery } from '../../server/shop/deliverySettings'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { inParallel } from '../../testing/inParallel'
import { addMember } from '../../testing/staffOn'
import { makeFakeClock } from '../faults/fakeClock'
import { NotRun } from '../faults/NotRun'
import type { Options } from '../resilience'
import { withScratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import { listProducts, Shopper } from '../Shopper'
import { Shopkeeper } from '../Shopkeeper'
import { Accountant } from './Accountant'
import { liveOrder } from './liveOrder'

const usualOrders = 200
const shoppersAtOnce = 16
const ordersPerKill = 50
/** Minutes before New Year in Paris at the start, and after it once half of the orders are made. */
const [beforeMidnight, afterMidnight] = ['2026-12-31T22:50:00Z', '2026-12-31T23:00:05Z']

/**
 * Orders with codes, fees, both VAT rates and refunds, across New Year in Paris, at two servers that
 * are killed by turns: the documents say what the money did, in numbers without a hole.
 */
export async function runBooks({ runs = usualOrders, postgresql }: Options): Promise<boolean> {
  const faults: string[] = []
  await withScratch(postgresql, async (scratch) => {
    const clock = await makeFakeClock(scratch.dataDir)
    const goTo = (time: string) =>
      clock.set(`${Math.round((Date.parse(time) - Date.now()) / 1000)}`.replace(/^(?!-)/, '+'))
    await goTo(beforeMidnight)
    const environment = { ...scratch.settings, ...clock.environment, PAYMENT: 'transfer' }
    const account = { TRANSFER_IBAN: 'FR7630006000011234567890189', TRANSFER_BIC: 'AGRIFRPP' }
    const servers: ServerUnderTest[] = []
    const database = await openDatabase(scratch)
    try {
      while (servers.length < 2)
        servers.push(await ServerUnderTest.start({ ...environment, ...account }))
      const serials = await stockUp(servers[0]!, Shopkeeper.on(database, scratch.dataDir))
      await setSetting(database.sql, { name: 'delivery', value: delivery, at: new Date() })
      const { cookie } = await addMember(database.sql, new Date(beforeMidnight))
      const accountant = new Accountant(servers, cookie)
      if ((await accountant.send('/api/admin/promotions', promotion)) >= 300)
        throw new Error('The promotion code was refused')

      const shoppers = await gather(servers)
      await database.sql.update(clients).set({ emailProvenAt: new Date(beforeMidnight) })
      let made = 0
      let kills = 0
      let killing = Promise.resolve()
      const killOne = async () => {
        await wait(Math.random() * 15)
        await servers[kills++ % servers.length]!.killAndStartAgain()
      }
      await inParallel(shoppers, shoppersAtOnce, async (shopper) => {
        for (;;) {
          if (made >= runs) return
          made += 1
          if (made === Math.ceil(runs / 2)) await goTo(afterMidnight)
          if (made % ordersPerKill === 0) killing = killing.then(killOne)
          await liveOrder(shopper, accountant, serials)
        }
      })
      await killing
      faults.push(...(await findMoneyFaults(database.sql)))
      const given = await database.sql.select({ number: documents.number }).from(documents)
      const countOf = (series: string) =>
        given.filter(({ number }) => number.startsWith(series)).length
      if (countOf('F') !== runs) faults.push(`${countOf('F')} invoices of ${runs} orders`)
      const years = { 2026: countOf('F2026-'), 2027: countOf('F2027-') }
      if (Object.values(years).includes(0)) faults.push(`a year without invoices`)
      console.table([
        {
          orders: runs,
          kills,
          'invoices of 2026': years[2026],
          'invoices of 2027': years[2027],
          'credit notes': countOf('A'),
          faults: faults.length,
        },
      ])
    } finally {
      await Promise.all(servers.map((server) => server.kill()))
      await database.close()
    }
  }).catch((error: unknown) => {
    if (!(error instanceof NotRun)) throw error
    faults.push(error.message)
  })
  for (const fault of faults) console.error(fault)
  return faults.length === 0
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
async function stockUp(server: ServerUnderTest, shopkeeper: Shopkeeper): Promise<string[]> {
  const products = await listProducts(server)
  const serials = products.map((product) => String(product.product_serial_number))
  for (const serial of serials)
    await shopkeeper.run({ name: 'setStock', args: { serial, stock: '1000000' } })
  return serials
}

async function gather(servers: readonly ServerUnderTest[]): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  for (let number = 0; number < shoppersAtOnce; number += 1)
    shoppers.push(await Shopper.register(servers[number % servers.length]!, `books-${number}`))
  return shoppers
}
