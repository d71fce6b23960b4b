import type { Logger } from 'drizzle-orm/logger'
import { Client } from 'pg'
import { startWords as words } from '../../wording/start'
import { complain } from '../system/complain'
import type { Database } from './connect'
import { changeFollower } from './followChanges'
import { inShortWaits } from './inShortWaits'
import { atDatabase } from './isDatabaseAway'
import { migrateDatabase } from './migrate'
import { openSql } from './openSql'
import { openPool } from './pool'
import { Semaphore } from '../system/Semaphore'
import { backgroundLimits, connectTimeoutMs, requestLimits, type TimeLimits } from './timeLimits'

/** The advisory lock of all servers of the shop: only one of them migrates at a time. */
export const migrationLock = 4_100_041
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
  const transactions = new Semaphore(maxTransactions, connectTimeoutMs, atDatabase)
  const payments = new Semaphore(maxPayments, connectTimeoutMs, atDatabase)
  return {
    sql: openSql(pool, { enter: (work) => transactions.run(work), logger }),
    paymentSql: openSql(pool, {
      enter: (work) => payments.run(() => transactions.run(work)),
      logger,
    }),
    backgroundSql: openSql(background, { logger }),
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

/** Uses a connection without a limit of its statements: a migration may be slow. */
async function migratePostgresql(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const lock = () => client.query('select pg_advisory_lock($1)', [migrationLock])
    await inShortWaits(client, lock, () => complain(words.migrationElsewhere))
    await inShortWaits(
      client,
      () => migrateDatabase(client),
      () => complain(words.migrationWaits),
    )
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
