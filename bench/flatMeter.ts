import type { InjectOptions } from 'fastify'
import { Client } from 'pg'
import { urlOf } from '../testing/openTestDatabase'
import type { TestServer } from '../testing/startServer'
import { processorTime } from './processorTime'

export type Meter = {
  /** Sends one request, and returns its milliseconds. */
  ask: (name: string, turn: number) => Promise<number>
  processorTime: () => Promise<number>
  close: () => Promise<void>
}

/** Measures what requests cost in this shop and its database. */
export async function openMeter(
  server: TestServer,
  requestOf: (name: string, turn: number) => InjectOptions,
): Promise<Meter> {
  const url = await urlOf(server.services.database)
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  return {
    async ask(name, turn) {
      const start = performance.now()
      const { statusCode } = await server.inject(requestOf(name, turn))
      const took = performance.now() - start
      // A refusal would measure something else.
      if (statusCode !== 200) throw new Error(`${name} was answered with ${statusCode}.`)
      return took
    },
    processorTime: () => processorTime(admin, new URL(url).pathname.slice(1)),
    close: () => admin.end(),
  }
}
