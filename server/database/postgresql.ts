import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database } from './connect'
import { followCatalogue } from './followCatalogue'
import { fillCategories, migrationsFolder } from './migrate'
import * as schema from './schema'

/** One number for every server of the shop: only one of them migrates at a time. */
const migrationLock = 4_100_041
/** Milliseconds until a database that does not answer counts as away. */
const connectTimeout = 5_000

/** A PostgreSQL server's database, brought up to date; a logger hears of every query. */
export async function openPostgresql(url: string, logger?: Logger): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  // A connection lost while idle is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined)
  // One lost between two queries of a transaction fails the next of them; unheard, the same.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await migratePostgresql(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    sql: drizzle(pool, { schema, logger }),
    kind: 'postgresql',
    followCatalogue: (onChange) => followCatalogue(url, onChange),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    dump: null,
    close: () => pool.end(),
  }
}

async function migratePostgresql(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const sql = drizzle(client, { schema })
    await migrate(sql, { migrationsFolder: migrationsFolder() })
    await fillCategories(sql)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true)
    throw error
  }
}
