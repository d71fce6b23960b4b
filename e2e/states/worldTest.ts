import { test as base } from '../journey'
import { openWorld, type World } from './world'

/** Journeys on a shop with people in every situation. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const world = await openWorld()
      await use(world)
      await world.shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: ({ world }, use) => use(world.shop),
})
