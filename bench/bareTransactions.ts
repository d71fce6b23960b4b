import { Pool } from 'pg'
import { addToCart } from '../contract/api/cart'
import { openPostgresql } from '../server/database/postgresql'
import { startServer } from '../testing/startServer'
import { bodyOf, changesOfLine, type ChangeOfLine } from './cartChanges'
import { connections, serialOf } from './loads'

/** SQL as it was sent to the database, with its values. */
export type Statement = { text: string; values: unknown[] }

/** The statements with which each client changes a line of the cart, by the change. */
export async function statementsOfChanges(
  url: string,
): Promise<Record<ChangeOfLine, Statement[][]>> {
  let heard: Statement[] = []
  const logger = {
    logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }),
  }
  const server = await startServer({
    services: { database: await openPostgresql(url, { logger }) },
  })
  const all: Record<ChangeOfLine, Statement[][]> = {
    'add to a line': [],
    'set a quantity': [],
    more: [],
    less: [],
  }
  try {
    for (let connection = 0; connection < connections; connection += 1) {
      const { id, headers } = await server.registerClient()
      const send = async (method: 'POST', path: string, payload: object) => {
        heard = []
        const reply = await server.inject({ method, url: path, headers, payload })
        if (reply.statusCode !== 200) throw new Error(reply.body)
        return [...heard]
      }
      const first = { client_id: id, product_serial_number: serialOf(connection) }
      await send(addToCart.method, addToCart.path, first)
      for (const name of Object.keys(all) as ChangeOfLine[]) {
        const { method, path } = changesOfLine[name].change
        all[name].push(await send(method, path, bodyOf(name, { id }, connection)))
      }
    }
    return all
  } finally {
    await server.close()
  }
}

/** A pool with a connection for each client. */
export const barePool = (url: string) => new Pool({ connectionString: url, max: connections })

/** Runs each client's statements in a loop on the pool, by their names; returns how often. */
export async function repeatBarely(
  pool: Pool,
  statements: Statement[][],
  seconds: number,
): Promise<number> {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    names.set(text, names.get(text) ?? `bare_${names.size}`)
    return names.get(text)!
  }
  const end = performance.now() + seconds * 1000
  let count = 0
  async function repeat(own: Statement[]): Promise<void> {
    const named = own.map((statement) => ({ ...statement, name: nameOf(statement.text) }))
    while (performance.now() < end) {
      const client = await pool.connect()
      try {
        for (const statement of named) await client.query(statement)
        count += 1
      } finally {
        client.release()
      }
    }
  }
  await Promise.all(statements.map(repeat))
  return count
}
