import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { openDatabase } from '../../server/database/open'
import { makeScratch } from '../scratch'
import { createTokens } from '../../server/clients/tokens'
import { systemClock } from '../../server/system/clock'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { report, type Outcome } from '../report'
import type { Options } from '../resilience'
import { scene } from './acts/acts'
import { shopAddress } from './acts/pay'
import { History, RulesBroken } from './History'
import { setStage } from './Stage'

const usualHistories = 5
/** Any length up to here is as likely as another: 50 on average. */
const maxScenes = 100

/**
 * Payments at the provider before a new shop is opened, some seventy histories: a shop with many
 * orders answers slower, and the stand-in of the provider forgets its oldest sessions.
 */
const maxSessions = 80

const scenes = fc.array(scene, { maxLength: maxScenes, size: 'max' })

/**
 * Lets several clients and the shopkeeper do anything, alone and at once, beside a model of the
 * rules, and tells the shortest history in which the shop did otherwise.
 */
export function runStateful({ postgresql, ...choices }: Options): Promise<boolean> {
  const seed = choices.seed ?? randomInt(2 ** 31)
  // Said first: a run that is ended from outside can be done again.
  console.log(`Histories of --seed=${seed}`)
  const cases = {
    embedded: () => live(null, { ...choices, seed }),
    PostgreSQL: () => live(postgresql, { ...choices, seed }),
  }
  return report('Histories beside the model', cases, choices)
}

type Choices = Pick<Options, 'runs' | 'isQuick'> & { seed: number }

async function live(
  postgresql: string | null,
  { runs: histories = usualHistories, seed, isQuick }: Choices,
): Promise<Outcome> {
  let shop: CheckoutShop | undefined
  let commands = 0
  let answers = 0
  try {
    const property = fc.asyncProperty(scenes, async (some) => {
      if (shop && shop.host.account.sessions.size > maxSessions) {
        await shop.close()
        shop = undefined
      }
      shop ??= await openShop(postgresql)
      const { stage, model } = await setStage(shop)
      const history = new History(stage, [model])
      const moments = some.flat()
      for (const intents of moments) await history.live(intents)
      await history.lookAround()
      await history.settle()
      await history.lookAround()
      await history.checkProducts()
      commands += moments.length
      answers += history.seen.length
    })
    const found = await fc.check(property, {
      numRuns: histories,
      plugins: [fc.unbiased()],
      endOnFailure: true,
      seed,
    })
    const row = { histories, commands, answers }
    if (!found.failed) return { row, losses: [] }
    const whole = describe(found)
    if (isQuick) return { row, losses: [whole] }
    console.error(`being made shorter: ${whole}`)
    const again = await fc.check(property, {
      numRuns: 1,
      plugins: [fc.unbiased()],
      path: found.counterexamplePath ?? undefined,
      seed,
    })
    return { row, losses: [again.failed ? describe(again) : `not broken again: ${whole}`] }
  } finally {
    await shop?.close()
  }
}

/** A clock that a history moves must not end the sessions of its people. */
const tokens = createTokens('the secret of the histories of one run', systemClock)

async function openShop(postgresql: string | null): Promise<CheckoutShop> {
  const scratch = await makeScratch(postgresql)
  const shop = await openCheckout(undefined, {
    settings: {
      PAYMENT: 'demonstration,stripe,transfer,counter',
      SHOP_ADDRESS: shopAddress,
      TRANSFER_DAYS: '1',
      COUNTER_DAYS: '1',
    },
    services: { tokens, database: await openDatabase(scratch) },
  })
  const close = () => shop.close().then(() => scratch.remove())
  return { ...shop, close }
}

type Found = Pick<fc.RunDetails<unknown>, 'seed' | 'numShrinks' | 'errorInstance'>

function describe({ seed, numShrinks, errorInstance }: Found): string {
  const origin = `of --seed=${seed}, made shorter ${numShrinks} times`
  if (errorInstance instanceof RulesBroken)
    return `broken by ${errorInstance.seen.length} acts (${origin})\n${errorInstance.message}`
  return `${origin}\n${String(errorInstance)}`
}
