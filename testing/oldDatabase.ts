import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database } from '../server/database/connect'
import { databaseOn } from '../server/database/embedded'
import { openEmbeddedPool } from '../server/database/embeddedPool'
import { migrationsFolder } from '../server/database/migrate'
import { newDatabase, openAndDrop, takeEmbedded } from './openTestDatabase'
import { inFolder } from './withFolder'

type Rows = { rows: Record<string, unknown>[] }
/** Runs one query; returns its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<Rows['rows']>
export type OldDatabase = {
  query: Query
  /** Migrates it like the next start of the shop. */
  upgrade: () => Promise<Database>
}

/** A database without rows after the named migration; after the last but one if none is named. */
export const oldDatabase = ({ before }: { before?: string } = {}): Promise<OldDatabase> =>
  inFolder('comptoir-migrations-', async (folder) => {
    await cp(migrationsFolder(), folder, { recursive: true })
    await endBefore(path.join(folder, 'meta/_journal.json'), before)
    return process.env.TEST_DATABASE_URL ? onPostgresql(folder) : embedded(folder)
  })

async function endBefore(file: string, before: string | undefined): Promise<void> {
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const named = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === before)
  if (before !== undefined && named < 0) throw new Error(`No migration is called ${before}.`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, named) }))
}

async function embedded(migrations: string): Promise<OldDatabase> {
  const server = await takeEmbedded()
  const pool = openEmbeddedPool(server)
  // Creating one without a template takes seconds.
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  return oldOn(pool, migrations, () => databaseOn(server))
}

async function onPostgresql(migrations: string): Promise<OldDatabase> {
  const fresh = await newDatabase()
  // A single connection, so that session settings persist.
  const pool = new Pool({ connectionString: fresh.url, max: 1 })
  return oldOn(pool, migrations, () => openAndDrop(fresh))
}

async function oldOn(pool: Pool, migrationsFolder: string, open: OldDatabase['upgrade']) {
  await migrate(drizzle(pool), { migrationsFolder })
  return {
    query: async (text: string, values?: unknown[]) =>
      ((await pool.query(text, values)) as Rows).rows,
    async upgrade() {
      await pool.end()
      return open()
    },
  }
}
