import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite'

/** Arrays of numbers, moments, intervals and days. */
const arrays = [1231, 1115, 1185, 1187, 1182]
const asText = (value: string) => value
/** As Drizzle passes them: it reads moments and days itself. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...arrays].map((type) => [
    type,
    asText,
  ]),
)

/**
 * PGlite whose parsers are those that Drizzle passes with each query. Passed, they double the time of a
 * small query, because PGlite then copies the parsers of all types, of which each table has one.
 */
export class DrizzlePGlite extends PGlite {
  /** Waits until it accepts queries. */
  async opened(): Promise<this> {
    await this.waitReady
    Object.assign(this.parsers, parsers)
    return this
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, withoutParsers(options))
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => work(keepParsers(tx)))
  }
}

function keepParsers(tx: Transaction): Transaction {
  const query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    tx.query<Row>(text, values, withoutParsers(options))
  return Object.create(tx, { query: { value: query } }) as Transaction
}

function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const others = { ...options }
  delete others.parsers
  return others
}
