import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Sql } from './connect'
import { rememberConnection } from './prepareOnce'
import { withConnection } from './pool'
import * as schema from './schema'
import {
  ifPlannedOnce,
  unlessPlannedAnew,
  withPreparedStatements,
  type StatementNames,
} from './withPreparedStatements'

/** Statement names by pool: a connection keeps its prepared statements when it returns to the pool. */
const statementNames = new WeakMap<Pool, StatementNames>()
function namesOn(pool: Pool): StatementNames {
  const names = statementNames.get(pool) ?? new Map<string, string>()
  statementNames.set(pool, names)
  return names
}

type Options = {
  /** Waits for its turn to begin a transaction. */
  enter?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Gets every query. */
  logger: Logger | undefined
  /** Which texts are prepared outside transactions. */
  isPrepared?: (text: string) => boolean
}

/**
 * Queries on a pool. Each query and each transaction is lent a connection, because the pool drops a
 * connection whose query fails, and Drizzle's own transaction never returns one whose BEGIN fails.
 */
export function openSql(
  pool: Pool,
  { enter = (work) => work(), logger, isPrepared = ifPlannedOnce }: Options,
): Sql {
  const names = namesOn(pool)
  // Once for each connection, because it reads the whole schema.
  const known = new WeakMap<PoolClient, Sql>()
  const sqlOn = (connection: PoolClient) => {
    const sql =
      known.get(connection) ??
      drizzle(withPreparedStatements(connection, names, unlessPlannedAnew), { schema, logger })
    known.set(connection, sql)
    return sql
  }
  const transaction: Sql['transaction'] = (work, config) =>
    enter(() =>
      withConnection(pool, (connection) => {
        const sql = sqlOn(connection)
        return sql.transaction((tx) => work(rememberConnection(tx, sql)), config)
      }),
    )
  const lending = withPreparedStatements(lend(pool), names, isPrepared)
  return Object.assign(drizzle(lending, { schema, logger }), { transaction })
}

/** The pool, which lends a connection for each query. */
function lend(pool: Pool): Pool {
  const query = (asked: QueryConfig | string, values?: unknown[]) =>
    withConnection(pool, (connection) => connection.query(asked, values))
  return Object.assign(Object.create(pool) as Pool, { query })
}
