import { sql as raw } from 'drizzle-orm'
import type { Sql } from './connect'

/** A value of a prepared statement as the driver takes it: a moment is text, JSON an object. */
export const given = (name: string) => raw`${raw.placeholder(name)}`

/** The connection of each transaction. */
const connections = new WeakMap<Sql, Sql>()

/** The transaction, whose prepared queries are those of its connection. */
export function rememberConnection<Transaction extends Sql>(
  tx: Transaction,
  connection: Sql,
): Transaction {
  connections.set(tx, connection)
  return tx
}

/**
 * A query that is built once for each database, and once for each connection that has transactions.
 * PostgreSQL plans it once for each connection, under the name that it is prepared with,
 * which no other query has.
 */
export function prepareOnce<Prepared>(prepare: (sql: Sql) => Prepared): (sql: Sql) => Prepared {
  const prepared = new WeakMap<Sql, Prepared>()
  return (asked) => {
    const sql = connections.get(asked) ?? asked
    const query = prepared.get(sql) ?? prepare(sql)
    prepared.set(sql, query)
    return query
  }
}
