import * as fc from 'fast-check'
import { openDatabase } from '../../server/database/open'
import { shopAddress } from './model/World'
import { onBothDatabases } from '../onBothDatabases'
import type { Scratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import { Shopkeeper } from '../Shopkeeper'
import type { Options } from '../resilience'
import { checkProducts } from './histories/checkProducts'
import { crowdedIntent, intent } from './histories/Intent'
import { lookAround, Moment, type History } from './histories/Moment'
import { RulesBroken } from './histories/RulesBroken'
import { setStage } from './histories/Stage'

const usualHistories = 5
/** Any length up to here is as likely as another: 50 on average. */
const maxMoments = 100

const moment = fc.oneof(
  { weight: 5, arbitrary: intent.map((alone) => new Moment([alone])) },
  {
    weight: 1,
    arbitrary: fc
      .array(crowdedIntent, { minLength: 2, maxLength: 4 })
      .map((together) => new Moment(together)),
  },
)
const moments = fc.commands([moment], { maxCommands: maxMoments, size: 'max' })

/**
 * Lets several clients and the shopkeeper do anything, alone and at once, beside a model of the
 * rules, and tells the shortest history in which the shop did otherwise.
 */
export async function runStateful({ runs, seed, postgresql }: Options): Promise<boolean> {
  const histories = runs ?? usualHistories
  const table: object[] = []
  let isRight = true
  await onBothDatabases(postgresql, async (database, scratch) => {
    const started = Date.now()
    const { failure, commands, answers } = await live(scratch, histories, seed)
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

async function live(scratch: Scratch, histories: number, seed: number | undefined) {
  const settings = { ...scratch.settings, SHOP_ADDRESS: shopAddress }
  const server = await ServerUnderTest.start(settings)
  const database = scratch.databaseUrl === null ? null : await openDatabase(scratch)
  const shopkeeper = new Shopkeeper(scratch.dataDir, database)
  let commands = 0
  let answers = 0
  try {
    const property = fc.asyncProperty(moments, async (some) => {
      const { stage, world } = await setStage(server, shopkeeper)
      const history: History = { worlds: [world], told: [] }
      await fc.asyncModelRun(() => ({ model: history, real: stage }), some)
      await lookAround(history, stage)
      await checkProducts(history, stage)
      commands += [...some].length
      answers += history.told.length
    })
    const found = await fc.check(property, {
      numRuns: histories,
      unbiased: true,
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
    return `broken by ${errorInstance.told.length} acts (${origin})\n${errorInstance.message}`
  return `${origin}\n${String(errorInstance)}`
}
