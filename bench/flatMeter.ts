import { Client } from 'pg'
import { urlOf } from '../testing/openTestDatabase'
import { flatRequests } from './flatRequests'
import type { FlatShop } from './flatShop'
import { processorTime } from './processorTime'

export type Meter = {
  /** Sends one request, and returns its milliseconds. */
  ask: (name: string, turn: number) => Promise<number>
  processorTime: () => Promise<number>
  close: () => Promise<void>
}

/** Measures what requests cost in this shop and its database. */
export async function openMeter(shop: FlatShop): Promise<Meter> {
  const url = await urlOf(shop.server.services.database)
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  return {
    async ask(name, turn) {
      const start = performance.now()
      const { statusCode } = await shop.server.inject(flatRequests[name]!(shop, turn))
      const took = performance.now() - start
      // A refusal would measure something else.
      if (statusCode !== 200) throw new Error(`${name} was answered with ${statusCode}.`)
      return took
    },
    processorTime: () => processorTime(admin, new URL(url).pathname.slice(1)),
    close: () => admin.end(),
  }
}
