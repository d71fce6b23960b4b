import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgresql } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgresql } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import type { Database } from '../server/database/connect'
import { databaseOn } from '../server/database/embedded'
import { migrationsFolder } from '../server/database/migrate'
import { openPostgresql } from '../server/database/postgresql'
import { emptyDatabase } from './openTestDatabase'

/** Runs one query; returns its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
export type OldDatabase = {
  query: Query
  /** Migrates it like the next start of the shop. */
  upgrade: () => Promise<Database>
}

/** A database without rows after the named migration; after the last but one if none is named. */
export async function oldDatabase({ before }: { before?: string } = {}): Promise<OldDatabase> {
  const migrations = await previousMigrations(before)
  try {
    return await (process.env.TEST_DATABASE_URL ? onPostgresql(migrations) : embedded(migrations))
  } finally {
    await rm(migrations, { recursive: true })
  }
}

async function embedded(folder: string): Promise<OldDatabase> {
  const client = await PGlite.create()
  await migratePglite(overPglite(client), { migrationsFolder: folder })
  const query: Query = async (text, values) =>
    (await client.query<Record<string, unknown>>(text, values)).rows
  return { query, upgrade: () => databaseOn(client) }
}

async function onPostgresql(folder: string): Promise<OldDatabase> {
  const { url, drop } = await emptyDatabase()
  // A single connection, so that session settings persist.
  const pool = new Pool({ connectionString: url, max: 1 })
  await migratePostgresql(overPostgresql(pool), { migrationsFolder: folder })
  return {
    query: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    async upgrade() {
      await pool.end()
      const database = await openPostgresql(url)
      return {
        ...database,
        async close() {
          await database.close()
          await drop()
        },
      }
    },
  }
}

async function previousMigrations(before: string | undefined): Promise<string> {
  const source = migrationsFolder()
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'))
  const journal = JSON.parse(await readFile(path.join(source, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const named = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === before)
  if (before !== undefined && named < 0) throw new Error(`No migration is called ${before}.`)
  const entries = journal.entries.slice(0, named)
  await mkdir(path.join(folder, 'meta'))
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    await cp(path.join(source, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  return folder
}
