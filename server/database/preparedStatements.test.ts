import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { onPostgresql } from '../../testing/postgresqlTest'
import type { Database, Sql } from './connect'
import { rowsOf } from './rowsOf'
import { prepareOnce } from './prepareOnce'
import { products } from './schema'
import { plannedAnew, plannedOnce } from './withPreparedStatements'

const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const read = (tx: Sql, serial: string) =>
  tx.select().from(products).where(eq(products.serial, serial))
const prepared = raw`select name from pg_prepared_statements
  where statement like 'select %from "products" where "products"."serial" = %'`

test('a transaction prepares each statement with parameters once', async () => {
  const { serial } = await insertProduct(database.sql)
  await database.sql.transaction(async (tx) => {
    expect(await read(tx, serial)).toHaveLength(1)
    expect(await read(tx, 'nobody')).toHaveLength(0)
    const [statement, ...others] = await rowsOf<{ name: string }>(tx, prepared)
    expect(statement?.name).toMatch(/^shop_\d+$/)
    expect(others).toEqual([])
  })
})

test('a prepared query is built once for a connection, and runs in the transaction', async () => {
  const prepare = jest.fn((sql: Sql) =>
    sql
      .select()
      .from(products)
      .where(eq(products.serial, raw.placeholder('serial')))
      .prepare('by_serial'),
  )
  const query = prepareOnce(prepare)
  for (const serial of ['ROLLED-1', 'ROLLED-2']) {
    const work = database.sql.transaction(async (tx) => {
      await insertProduct(tx, { serial })
      expect(await query(tx).execute({ serial })).toHaveLength(1)
      tx.rollback()
    })
    await expect(work).rejects.toThrow(/rollback/i)
    expect(await read(database.sql, serial)).toEqual([])
  }
  expect(prepare).toHaveBeenCalledTimes(1)
})

// The driver refuses a second statement under a name, which happens once a pool knows 200 texts.
test('no two queries are prepared under one name', () => {
  const server = path.join(__dirname, '..')
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(server, file), 'utf8').matchAll(
        /(?:\.prepare\(|prepare[A-Z]\w*\(sql, )'(\w+)'/g,
      ),
    ])
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a statement that is to be planned anew is not prepared', async () => {
  await database.sql.transaction(async (tx) => {
    const marked = raw`${raw.raw(plannedAnew)} ${products.serial} = ${'nobody'}`
    expect(await tx.select().from(products).where(marked)).toEqual([])
    const all = raw`select statement from pg_prepared_statements`
    const texts = (await rowsOf<{ statement: string }>(tx, all)).map(({ statement }) => statement)
    expect(texts.filter((text) => text.includes(plannedAnew))).toEqual([])
  })
})

onPostgresql(
  'outside transactions, only a statement that is to be planned once is prepared',
  async () => {
    const asked = (mark: string) => raw`${raw.raw(mark)} select ${'a'}::text as one`
    for (let times = 0; times < 3; times += 1) {
      expect(await rowsOf(database.sql, asked(plannedOnce))).toEqual([{ one: 'a' }])
      await rowsOf(database.sql, asked('/* planned each time */'))
    }
    // One connection serves what is asked one by one.
    const texts = await rowsOf<{ text: string }>(
      database.sql,
      raw`select statement as text from pg_prepared_statements where statement like '%as one'`,
    )
    expect(texts).toEqual([{ text: `${plannedOnce} select $1::text as one` }])
  },
)

onEmbedded('the only connection prepares outside transactions too', async () => {
  const asked = raw`select ${'a'}::text as two`
  for (let times = 0; times < 3; times += 1)
    expect(await rowsOf(database.sql, asked)).toEqual([{ two: 'a' }])
  const texts = await rowsOf<{ text: string }>(
    database.sql,
    raw`select statement as text from pg_prepared_statements where statement like '%as two'`,
  )
  expect(texts).toEqual([{ text: 'select $1::text as two' }])
})

test('a statement that fails keeps its connection', async () => {
  const backend = async () =>
    (
      await rowsOf<{ names: number }>(
        database.sql,
        raw`select pg_backend_pid() as pid, count(*)::int as names from pg_prepared_statements`,
      )
    )[0]
  await rowsOf(database.sql, raw`select ${raw.raw(`${plannedOnce} 1`)} where ${true}::bool`)
  const before = await backend()
  await expect(database.sql.execute('select 1 / 0')).rejects.toMatchObject({
    cause: { code: '22012' },
  })
  expect(await backend()).toEqual(before)
})

test('a transaction that fails leaves its connection as good as before', async () => {
  const { id, serial } = await insertProduct(database.sql)
  const breakIt = database.sql.transaction(async (tx) => {
    await read(tx, serial)
    await tx.update(products).set({ priceCents: -1 }).where(eq(products.id, id))
  })
  await expect(breakIt).rejects.toMatchObject({ cause: { code: '23514' } })
  for (let times = 0; times < 3; times += 1)
    await database.sql.transaction(async (tx) => {
      expect(await read(tx, serial)).toMatchObject([{ priceCents: 1290 }])
      await tx.update(products).set({ priceCents: 1290 }).where(eq(products.id, id))
    })
})
