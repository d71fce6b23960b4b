import * as fc from 'fast-check'
import { openDatabase } from '../../server/database/open'
import { onBothDatabases } from '../onBothDatabases'
import type { Scratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import { Shopkeeper } from '../Shopkeeper'
import type { Options } from '../resilience'
import { moment } from './acts/acts'
import { shopAddress } from './acts/pay'
import { History, RulesBroken } from './History'
import { setStage } from './Stage'

const usualHistories = 5
/** Any length up to here is as likely as another: 50 on average. */
const maxMoments = 100

const moments = fc.array(moment, { maxLength: maxMoments, size: 'max' })

/**
 * Lets several clients and the shopkeeper do anything, alone and at once, beside a model of the
 * rules, and tells the shortest history in which the shop did otherwise.
 */
export async function runStateful({ runs, seed, isQuick, postgresql }: Options): Promise<boolean> {
  const histories = runs ?? usualHistories
  const table: object[] = []
  let isRight = true
  await onBothDatabases(postgresql, async (database, scratch) => {
    if (isQuick && !isRight) return
    const started = Date.now()
    const { failure, commands, answers } = await live(scratch, { histories, seed, isQuick })
    if (failure !== null) {
      isRight = false
      console.error(`${database}: ${failure}`)
    }
    table.push({
      database,
      histories,
      commands,
      answers,
      'against the rules': failure === null ? 0 : 'yes',
      seconds: Math.round((Date.now() - started) / 1000),
    })
  })
  console.log('Histories beside the model')
  console.table(table)
  return isRight
}

type Choices = Pick<Options, 'seed' | 'isQuick'> & { histories: number }
async function live(scratch: Scratch, { histories, seed, isQuick }: Choices) {
  const settings = { ...scratch.settings, SHOP_ADDRESS: shopAddress }
  const server = await ServerUnderTest.start(settings)
  const database = scratch.databaseUrl === null ? null : await openDatabase(scratch)
  const shopkeeper = new Shopkeeper(scratch.dataDir, database)
  let commands = 0
  let answers = 0
  try {
    const property = fc.asyncProperty(moments, async (some) => {
      const { stage, world } = await setStage(server, shopkeeper)
      const history = new History(stage, [world])
      for (const intents of some) await history.live(intents)
      await history.lookAround()
      await history.checkProducts()
      commands += some.length
      answers += history.seen.length
    })
    const found = await fc.check(property, {
      numRuns: histories,
      unbiased: true,
      endOnFailure: isQuick,
      ...(seed !== undefined && { seed }),
    })
    return { commands, answers, failure: found.failed ? describe(found) : null }
  } finally {
    await database?.close()
    await server.stop()
  }
}

type Found = Pick<fc.RunDetails<unknown>, 'seed' | 'numRuns' | 'numShrinks' | 'errorInstance'>

function describe({ seed, numRuns, numShrinks, errorInstance }: Found): string {
  const origin = `history ${numRuns} of --seed ${seed}, made shorter ${numShrinks} times`
  if (errorInstance instanceof RulesBroken)
    return `broken by ${errorInstance.seen.length} acts (${origin})\n${errorInstance.message}`
  return `${origin}\n${String(errorInstance)}`
}
