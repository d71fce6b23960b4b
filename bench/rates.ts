import type { Pool } from 'pg'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'
import { applyLoad, type Applied } from './applyLoad'
import { barePool, repeatBarely, statementsOfChanges } from './bareTransactions'
import { addLoad, openShoppers, payLoad, readLoad, reads, type Load, type Read } from './loads'
import { fetchRaw, startBare, type BareServer, type RawReply } from './bareServer'
import { onPostgresql } from './onPostgresql'
import { makeScratch, type Scratch } from '../resilience/scratch'
import { ratesTable, sharesHold, type Measured } from './ratesTable'

/** Seconds for which each load lasts in each round. */
const seconds = 3

/**
 * Measures requests a second, and compares with a bare Fastify that sends the same bytes and a bare
 * pool that runs the same SQL.
 */
export function benchRates({ runs }: { runs: number }): Promise<boolean> {
  return onPostgresql(async (postgresql) => {
    const scratch = {
      embedded: await makeScratch(null),
      PostgreSQL: await makeScratch(postgresql),
    }
    try {
      const measured = await measure(scratch, runs)
      console.log(ratesTable(measured, { runs, seconds }))
      return sharesHold(measured)
    } finally {
      await Promise.all(Object.values(scratch).map(({ remove }) => remove()))
    }
  })
}

type Where = 'embedded' | 'PostgreSQL'

async function measure(scratch: Record<Where, Scratch>, runs: number): Promise<Measured> {
  const quiet = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', HOST: '127.0.0.1' }
  const settingsOf = (where: Where) => ({ ...quiet, ...scratch[where].settings })
  const measured: Measured = { starts: { embedded: [], PostgreSQL: [] }, loads: [], bareAdds: [] }
  const shops = new Map<Where, BuiltShop>()
  let bare: BareServer | undefined
  let pool: Pool | undefined
  try {
    for (const name of ['embedded', 'PostgreSQL'] as const) {
      // The first start creates the database.
      await (await startBuiltShop(settingsOf(name))).stop()
      for (let start = 0; start < runs; start += 1) {
        const began = performance.now()
        const shop = await startBuiltShop(settingsOf(name))
        measured.starts[name].push(performance.now() - began)
        if (start < runs - 1) await shop.stop()
        else shops.set(name, shop)
      }
    }
    bare = await startCeiling(shops.get('PostgreSQL')!.url)
    const loads: { name: string; where: string; target: Target; load: Load }[] = []
    for (const read of Object.keys(reads) as Read[]) {
      const load = readLoad(read)
      loads.push({ name: read, where: 'bare', target: bare, load })
      for (const [where, target] of shops) loads.push({ name: read, where, target, load })
    }
    for (const [where, target] of shops) {
      const shoppers = await openShoppers(target)
      loads.push({ name: 'API: add to cart', where, target, load: addLoad(shoppers) })
      loads.push({ name: 'API: add to cart and pay', where, target, load: payLoad(shoppers) })
    }
    const databaseUrl = scratch.PostgreSQL.databaseUrl!
    const { 'add to a line': statements } = await statementsOfChanges(databaseUrl)
    pool = barePool(databaseUrl)
    // The first round warms up.
    for (let round = 0; round <= runs; round += 1) {
      console.error(`Round ${round} of ${runs}`)
      for (const { name, where, target, load } of loads) {
        const applied = await applyLoad(target, load, seconds)
        if (round > 0) measured.loads.push({ name, where, ...inSteps(applied, load) })
      }
      const added = await repeatBarely(pool, statements, seconds)
      if (round > 0) measured.bareAdds.push(added / seconds)
    }
    return measured
  } finally {
    bare?.stop()
    await pool?.end()
    for (const shop of shops.values()) await shop.stop()
  }
}

type Target = { url: string; pid: number }

/** The figures of the whole, where several requests are measured as one. */
function inSteps(applied: Applied, { steps = 1 }: Load): Applied {
  return { ...applied, rate: applied.rate / steps, processor: applied.processor * steps }
}

/** The bare Fastify, with the bytes of this shop's replies. */
async function startCeiling(url: string): Promise<BareServer> {
  const replies: Record<string, RawReply> = {}
  for (const { path: address, headers } of Object.values(reads))
    replies[address.split('?')[0]!] = await fetchRaw(url + address, headers)
  return startBare(replies)
}
