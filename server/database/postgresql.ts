import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool, type PoolClient } from 'pg'
import type { Database, Sql } from './connect'
import { changeFollower } from './followChanges'
import { fillCategories, migrationsFolder } from './migrate'
import { openPool, withConnection } from './pool'
import * as schema from './schema'
import { Semaphore } from './Semaphore'
import { withPreparedStatements, type StatementNames } from './withPreparedStatements'
import { backgroundLimits, connectTimeoutMs, requestLimits, type TimeLimits } from './timeLimits'

/** The advisory lock of all servers of the shop: only one of them migrates at a time. */
const migrationLock = 4_100_041
const maxConnections = 12
/** The share of connections for transactions; the rest serves readers while transactions wait. */
const maxTransactions = 9
/** The share of these for payments; the rest serves carts and accounts while payments wait. */
const maxPayments = 6
const maxBackground = 2

type Options = {
  /** Gets every query. */
  logger?: Logger | undefined
  /** Time limits for the queries of `sql`. */
  limits?: TimeLimits
}

/** The database of a PostgreSQL server, migrated. */
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
    followChanges: changeFollower(url),
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

/** A connection has one name for a text, whoever borrows it. */
const statementNames = new WeakMap<Pool, StatementNames>()
function namesOn(pool: Pool): StatementNames {
  const names = statementNames.get(pool) ?? new Map<string, string>()
  statementNames.set(pool, names)
  return names
}

/** Waits for its turn to begin a transaction. */
type Enter = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Queries on a pool. Each transaction is lent a connection, because Drizzle's own transaction never
 * returns a connection whose BEGIN fails.
 */
function openSql(pool: Pool, enter: Enter, logger: Logger | undefined): Sql {
  const names = namesOn(pool)
  // Once for each connection, because it reads the whole schema.
  const known = new WeakMap<PoolClient, Sql>()
  const sqlOn = (connection: PoolClient) => {
    const sql =
      known.get(connection) ??
      drizzle(withPreparedStatements(connection, names), { schema, logger })
    known.set(connection, sql)
    return sql
  }
  const transaction: Sql['transaction'] = (work, config) =>
    enter(() => withConnection(pool, (connection) => sqlOn(connection).transaction(work, config)))
  return Object.assign(drizzle(withPreparedStatements(pool, names), { schema, logger }), {
    transaction,
  })
}

/** Uses a connection without time limits: a migration may be slow, and waits for other servers. */
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
    // Closing the connection releases the lock.
    await client.end()
  }
}
