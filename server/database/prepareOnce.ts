import type { Sql } from './connect'

/**
 * A query that is built once for each database. PostgreSQL plans it once for each connection, under
 * the name that it is prepared with.
 */
export function prepareOnce<Prepared>(prepare: (sql: Sql) => Prepared): (sql: Sql) => Prepared {
  const prepared = new WeakMap<Sql, Prepared>()
  return (sql) => {
    const query = prepared.get(sql) ?? prepare(sql)
    prepared.set(sql, query)
    return query
  }
}
