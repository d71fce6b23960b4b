import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { payCart } from '../../contract/api/checkout'
import { ApiClient } from '../../testing/ApiClient'
import { findLosses } from '../findLosses'
import { findLossesInDatabase } from '../findLossesInDatabase'
import { readStock } from '../payUnder'
import type { Outcome } from '../report'
import { inDatabase, withScratch, type Scratch } from '../scratch'
import { withServer, type ServerUnderTest } from '../ServerUnderTest'
import { Buyer } from '../Buyer'
import { visit, type Visit } from './visit'

/** More payers than the shop has connections. */
const payerCount = 16
const heldForMs = 10_000

/**
 * An idle transaction holds the rows of products, carts and clients while their carts are paid:
 * everything else goes on, payments are asked to come back, and all are made once it has ended.
 */
export const holdLock = (times: number, postgresql: string): Promise<Outcome> =>
  withScratch(postgresql, (scratch) =>
    withServer(scratch.settings, async (server) => {
      const before = await readStock(server)
      const held = []
      for (let time = 0; time < times; time += 1) held.push(await payUnderLock(server, scratch))
      const payers = held.flatMap((one) => one.payers)
      const visits = held.flatMap((one) => one.visits)
      const refused = held.reduce((sum, one) => sum + one.refused, 0)
      const inShop = await findLosses(server, payers, before)
      await server.whenMailsLeft(60_000)
      const inTables = await inDatabase(scratch, ({ sql }) => findLossesInDatabase(sql, payers))
      const losses = [...held.flatMap((one) => one.losses), ...inShop, ...inTables]
      if (refused === 0) losses.push('no payment was told to come back')
      const slowest = Math.max(...visits.map(({ seconds }) => seconds))
      const row = {
        acknowledged: payers.length,
        'told to come back': refused,
        'visits meanwhile': visits.length,
        'slowest visit (s)': Math.round(slowest * 100) / 100,
      }
      return { row, losses }
    }),
  )

async function payUnderLock(server: ServerUnderTest, scratch: Scratch) {
  const [wanted = '', other = ''] = [...(await readStock(server))]
    .filter(([, stock]) => stock >= 2 * payerCount)
    .map(([serial]) => serial)
  const payers: Buyer[] = []
  for (let number = 0; number < payerCount; number += 1)
    payers.push(await Buyer.register(server.url))
  for (const payer of payers) await payer.choose(wanted)
  const visitor = await ApiClient.register(server.url)
  const lock = await holdRows(scratch.databaseUrl!, wanted)
  let isReleased = false
  const isHeld = () => !isReleased
  const losses: string[] = []
  let refused = 0
  const paying = payers.map(async (payer) => {
    while (isHeld()) {
      const { status, retryAfter } = await payer.askOnce(payCart, payer.payment)
      if (status === 503 && retryAfter) refused += 1
      else if (isHeld())
        losses.push(`a payment under the lock: ${status}, retry after ${String(retryAfter)}`)
      await wait(200)
    }
  })
  const visits: Visit[] = []
  const visiting = (async () => {
    while (isHeld()) {
      const seen = await visit(server, { visitor, locked: payers[0]!, product: other })
      // What was answered after the release may have waited for it.
      if (isHeld()) visits.push(...seen)
      await wait(500)
    }
  })()
  await wait(heldForMs)
  isReleased = true
  await lock.end()
  await Promise.all([...paying, visiting])
  for (const { what, status } of visits)
    if (status !== 200) losses.push(`${what} under the lock: ${status}`)
  if (visits.length === 0) losses.push('no visit was answered while the lock was held')
  for (const payer of payers) await payer.payAt(server)
  return { payers, losses, visits, refused }
}

/** Locks the rows that a payment of this product touches, and asks nothing more. */
async function holdRows(url: string, serial: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from products where serial = $1 for update', [serial])
  await client.query(
    `select 1 from clients join orders on orders.client_id = clients.id
     where orders.state = 'panier' for update`,
  )
  return client
}
