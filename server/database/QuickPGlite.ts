import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite'

/** Arrays of numbers, moments, intervals and days. */
const arrays = [1231, 1115, 1185, 1187, 1182]
const asText = (value: string) => value
/** What Drizzle asks for with each query: it reads moments and days itself. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...arrays].map((type) => [
    type,
    asText,
  ]),
)

/**
 * PGlite, with Drizzle's parsers from the start. A query that brings parsers of its own takes twice as
 * long, because PGlite then copies those of all types, and each table has one.
 */
export class QuickPGlite extends PGlite {
  /** Until it can be asked. */
  async opened(): Promise<this> {
    await this.waitReady
    Object.assign(this.parsers, parsers)
    return this
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, withoutParsers(options))
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => work(quick(tx)))
  }
}

function quick(tx: Transaction): Transaction {
  const query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    tx.query<Row>(text, values, withoutParsers(options))
  return Object.create(tx, { query: { value: query } }) as Transaction
}

function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const others = { ...options }
  delete others.parsers
  return others
}
