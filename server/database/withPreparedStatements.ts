import type { Pool, PoolClient, QueryConfig } from 'pg'

/** Texts that are prepared; a bound, because lists of any length make ever new ones. */
export const maxStatements = 200
const maxLength = 8_000

/**
 * Within a statement: it is planned each time, because what is best depends on its values, such as a
 * search for a rare or a frequent word.
 */
export const plannedAnew = '/* planned anew */'

/**
 * Within a statement outside transactions: each connection plans it once. For a statement whose planning
 * takes as long as its execution, and whose best plan does not depend on its parameters.
 */
export const plannedOnce = '/* planned once */'

/** The names of the statements of one pool, by their text. */
export type StatementNames = Map<string, string>

/** Which texts a connection prepares, and which a pool does whose connections each plan anew. */
export const unlessPlannedAnew = (text: string) => !text.includes(plannedAnew)
export const ifPlannedOnce = (text: string) => text.includes(plannedOnce)

/**
 * The connection or pool, on which PostgreSQL parses and plans once each statement with parameters
 * that is to be prepared.
 */
export function withPreparedStatements<Queried extends PoolClient | Pool>(
  queried: Queried,
  names: StatementNames,
  isPrepared: (text: string) => boolean,
): Queried {
  const named = (query: QueryConfig): QueryConfig => {
    const name = isPrepared(query.text) ? nameOf(query.text, names) : undefined
    return name === undefined ? query : { ...query, name }
  }
  const query = (asked: QueryConfig | string, values?: unknown[]) =>
    queried.query(typeof asked === 'object' && values?.length ? named(asked) : asked, values)
  return Object.assign(Object.create(queried) as Queried, { query })
}

function nameOf(text: string, names: StatementNames): string | undefined {
  if (!names.has(text) && names.size < maxStatements && text.length <= maxLength)
    names.set(text, `shop_${names.size}`)
  return names.get(text)
}
