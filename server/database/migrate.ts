import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, Pool } from 'pg'
import { categoryNames } from '../../wording/replies/catalogue'
import { projectRoot } from '../system/projectRoot'
import type { Sql } from './connect'
import * as schema from './schema'

/** The numbered migrations. A build has its own copy beside it: its tree may be newer already. */
export function migrationsFolder(): string {
  const beside = path.join(__dirname, 'migrations')
  return existsSync(beside) ? beside : path.join(projectRoot(), 'server/database/migrations')
}

/** A short hash of all that a migrated database depends on. */
export function migrationsHash(): string {
  const folder = migrationsFolder()
  const hash = createHash('sha256').update(JSON.stringify(categoryNames))
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** How many migrations of a newer program the database has, which this program does not know. */
export async function countUnknownMigrations(sql: Sql): Promise<number> {
  const file = path.join(migrationsFolder(), 'meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  return Math.max(0, (await sql.$count(raw`drizzle.__drizzle_migrations`)) - entries.length)
}

/** Migrates an empty or older database. */
export async function migrateDatabase(client: Client | Pool): Promise<void> {
  const sql = drizzle(client, { schema })
  await migrate(sql, { migrationsFolder: migrationsFolder() })
  await fillCategories(sql)
}

/** Inserts the specification's five categories; locks none where all are there. */
async function fillCategories(sql: Sql): Promise<void> {
  const known = await sql
    .select({ id: schema.categories.id, name: schema.categories.name })
    .from(schema.categories)
  const rows = Object.entries(categoryNames)
    .map(([id, name]) => ({ id: Number(id), name }))
    .filter(({ id, name }) => !known.some((one) => one.id === id && one.name === name))
  if (rows.length === 0) return
  await sql
    .insert(schema.categories)
    .values(rows)
    .onConflictDoUpdate({ target: schema.categories.id, set: { name: raw`excluded.name` } })
}
