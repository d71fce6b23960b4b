import type { PoolClient, QueryConfig } from 'pg'

/** Texts that are prepared; a bound, because lists of any length make ever new ones. */
const maxStatements = 200
const maxLength = 6_000

/**
 * Within a statement: it is planned each time, because what is best depends on its values, such as a
 * search for a rare or a frequent word.
 */
export const plannedAnew = '/* planned anew */'

/** The names of the statements of one pool, by their text. */
export type StatementNames = Map<string, string>

/**
 * The connection, on which PostgreSQL parses and plans each statement with parameters once. Behind
 * PgBouncer it needs `max_prepared_statements`.
 */
export function withPreparedStatements(connection: PoolClient, names: StatementNames): PoolClient {
  const named = (query: QueryConfig): QueryConfig => {
    const name = nameOf(query.text, names)
    return name === undefined ? query : { ...query, name }
  }
  const query = (asked: QueryConfig | string, values?: unknown[]) =>
    connection.query(typeof asked === 'object' && values?.length ? named(asked) : asked, values)
  return Object.assign(Object.create(connection) as PoolClient, { query })
}

function nameOf(text: string, names: StatementNames): string | undefined {
  if (text.includes(plannedAnew)) return undefined
  if (!names.has(text) && names.size < maxStatements && text.length <= maxLength)
    names.set(text, `shop_${names.size}`)
  return names.get(text)
}
