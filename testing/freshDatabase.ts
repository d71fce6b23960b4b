import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql as raw } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { Client } from 'pg'
import type { Database } from '../server/database/connect'
import { openInMemory } from '../server/database/embedded'
import { migrationsHash } from '../server/database/migrate'
import { openPostgresql } from '../server/database/postgresql'
import { embeddedTemplate } from '../server/database/template'

/**
 * A migrated database of its own: in memory, or on the server of TEST_DATABASE_URL. A logger hears
 * of every query.
 */
export async function freshDatabase(logger?: Logger): Promise<Database> {
  const admin = process.env.TEST_DATABASE_URL
  return admin ? freshOn(admin, logger) : openInMemory(await embeddedTemplate(tmpdir()), logger)
}

/** Makes once what every fresh database begins from. */
export async function makeTemplate(): Promise<void> {
  const admin = process.env.TEST_DATABASE_URL
  if (!admin) {
    await embeddedTemplate(tmpdir())
    return
  }
  const name = templateName()
  await asAdmin(admin, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_${randomUUID().slice(0, 8)}`
    await client.query(`create database "${unfinished}"`)
    await (await openPostgresql(databaseUrl(admin, unfinished))).close()
    await client.query(`alter database "${unfinished}" rename to "${name}"`)
  })
}

async function freshOn(admin: string, logger?: Logger): Promise<Database> {
  const name = `comptoir_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(admin, (client) =>
    client.query(`create database "${name}" template "${templateName()}"`),
  )
  const database = await openPostgresql(databaseUrl(admin, name), { logger })
  return {
    ...database,
    async close() {
      await database.close()
      await asAdmin(admin, (client) => client.query(`drop database "${name}" with (force)`))
    },
  }
}

/** A database of the server of TEST_DATABASE_URL in which nothing was made yet. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL
  if (!admin) throw new Error('The embedded database has no server.')
  const name = `comptoir_empty_${randomUUID().replaceAll('-', '')}`
  await asAdmin(admin, (client) => client.query(`create database "${name}"`))
  return {
    url: databaseUrl(admin, name),
    async drop() {
      await asAdmin(admin, (client) => client.query(`drop database "${name}" with (force)`))
    },
  }
}

/** A second connection to a database of `freshDatabase`, as another server has; PostgreSQL only. */
export async function openAgain(database: Database, logger?: Logger): Promise<Database> {
  return openPostgresql(await urlOf(database), { logger })
}

/** Where a database of `freshDatabase` is; PostgreSQL only. */
export async function urlOf({ sql }: Database): Promise<string> {
  const admin = process.env.TEST_DATABASE_URL
  if (!admin) throw new Error('The embedded database has one server.')
  const named = sql.execute<{ name: string }>(raw`select current_database() as name`)
  const { rows } = (await named) as { rows: { name: string }[] }
  return databaseUrl(admin, rows[0]!.name)
}

const templateName = () => `comptoir_template_${migrationsHash()}`

function databaseUrl(admin: string, name: string): string {
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
