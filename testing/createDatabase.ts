import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type NewDatabase = { url: string; drop: () => Promise<unknown> }

/** An empty database on this server of PostgreSQL, or a copy of another one there. */
export async function createDatabase(
  server: string,
  prefix: string,
  template = 'template1',
): Promise<NewDatabase> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database "${name}" template "${template}"`)
  return {
    url: urlIn(server, name),
    drop: () => runOn(server, `drop database "${name}" with (force)`),
  }
}

/** The URL of a database on this server. */
export const urlIn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

export async function runOn(server: string, query: string) {
  const client = new Client(server)
  await client.connect()
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}
