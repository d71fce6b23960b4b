import { Pool } from 'pg'
import { addToCart } from '../contract/api/cart'
import { openPostgresql } from '../server/database/postgresql'
import { startServer } from '../testing/startServer'
import { connections, serialOf } from './loads'

/** SQL as it was sent to the database, with its values. */
export type Statement = { text: string; values: unknown[] }

/** The statements with which each client adds to the cart. */
export async function statementsOfAdding(url: string): Promise<Statement[][]> {
  let heard: Statement[] = []
  const logger = {
    logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }),
  }
  const server = await startServer({
    services: { database: await openPostgresql(url, { logger }) },
  })
  try {
    const all: Statement[][] = []
    for (let connection = 0; connection < connections; connection += 1) {
      const { id, headers } = await server.registerClient()
      const payload = { client_id: id, product_serial_number: serialOf(connection) }
      // The first one creates the cart.
      for (let turn = 0; turn < 2; turn += 1) {
        heard = []
        const { method, path } = addToCart
        const reply = await server.inject({ method, url: path, headers, payload })
        if (reply.statusCode !== 200) throw new Error(reply.body)
      }
      all.push([...heard])
    }
    return all
  } finally {
    await server.close()
  }
}

/** Runs each client's statements in a loop on a bare pool; returns the rate per second. */
export async function repeatBarely(
  url: string,
  statements: Statement[][],
  seconds: number,
): Promise<number> {
  const pool = new Pool({ connectionString: url, max: statements.length })
  const start = performance.now()
  const end = start + seconds * 1000
  let count = 0
  async function repeat(own: Statement[]): Promise<void> {
    while (performance.now() < end) {
      const client = await pool.connect()
      try {
        for (const statement of own) await client.query(statement)
        count += 1
      } finally {
        client.release()
      }
    }
  }
  try {
    await Promise.all(statements.map(repeat))
    return count / ((performance.now() - start) / 1000)
  } finally {
    await pool.end()
  }
}
