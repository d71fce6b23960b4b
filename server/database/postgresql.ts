import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool, type PoolClient } from 'pg'
import type { Database, Sql } from './connect'
import { followCatalogue } from './followCatalogue'
import { fillCategories, migrationsFolder } from './migrate'
import { openPool, withConnection } from './pool'
import * as schema from './schema'
import { Semaphore } from './Semaphore'
import { backgroundLimits, connectTimeoutMs, requestLimits, type TimeLimits } from './timeLimits'

/** One number for every server of the shop: only one of them migrates at a time. */
const migrationLock = 4_100_041
const maxConnections = 12
/** Of these; the rest is for readers, whatever transactions wait for. */
const maxTransactions = 9
/** Of these; the rest is for carts and accounts, whatever payments wait for. */
const maxPayments = 6
const maxBackground = 2

type Options = {
  /** Hears of every query. */
  logger?: Logger | undefined
  /** Of the queries of `sql`. */
  limits?: TimeLimits
}

/** A PostgreSQL server's database, brought up to date. */
export async function openPostgresql(
  url: string,
  { logger, limits = requestLimits }: Options = {},
): Promise<Database> {
  await migratePostgresql(url)
  const pool = openPool(url, { max: maxConnections, limits })
  const background = openPool(url, { max: maxBackground, limits: backgroundLimits })
  const transactions = new Semaphore(maxTransactions, connectTimeoutMs)
  const payments = new Semaphore(maxPayments, connectTimeoutMs)
  const open = (from: Pool, enter: Enter) => openSql(from, enter, logger)
  return {
    sql: open(pool, (work) => transactions.run(work)),
    paymentSql: open(pool, (work) => payments.run(() => transactions.run(work))),
    backgroundSql: open(background, (work) => work()),
    kind: 'postgresql',
    followCatalogue: (onChange) => followCatalogue(url, onChange),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + transactions.waitingCount + payments.waitingCount,
    }),
    dump: null,
    close: async () => {
      await Promise.all([pool.end(), background.end()])
    },
  }
}

/** Begins a transaction when it may. */
type Enter = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Queries on a pool. Drizzle's own transaction on a pool never gives a connection back whose BEGIN
 * fails, so each transaction here is lent one.
 */
function openSql(pool: Pool, enter: Enter, logger: Logger | undefined): Sql {
  // Once for each connection: it reads the whole schema.
  const known = new WeakMap<PoolClient, Sql>()
  const sqlOn = (connection: PoolClient) => {
    const sql = known.get(connection) ?? drizzle(connection, { schema, logger })
    known.set(connection, sql)
    return sql
  }
  const transaction: Sql['transaction'] = (work, config) =>
    enter(() => withConnection(pool, (connection) => sqlOn(connection).transaction(work, config)))
  return Object.assign(drizzle(pool, { schema, logger }), { transaction })
}

/** On a connection without limits: a migration takes as long as it takes, and waits for others. */
async function migratePostgresql(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const sql = drizzle(client, { schema })
    await migrate(sql, { migrationsFolder: migrationsFolder() })
    await fillCategories(sql)
  } finally {
    // Closing the connection gives the lock back.
    await client.end()
  }
}
