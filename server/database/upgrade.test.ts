import { sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { oldDatabase, type Query } from '../../testing/oldDatabase'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { rowsOf } from './rowsOf'

jest.setTimeout(120_000)

type Column = { table: string; column: string }
type Row = Record<string, unknown>

const listColumns = async (query: Query): Promise<Map<string, string[]>> => {
  const found = (await query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  )) as Column[]
  const tables = new Map<string, string[]>()
  for (const { table, column } of found) tables.set(table, [...(tables.get(table) ?? []), column])
  return tables
}

const readTable = async (query: Query, table: string, columns: string[]): Promise<Row[]> => {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  const rows = await query(`select to_jsonb(it) as row from (select ${listed} from "${table}") it`)
  return rows.map(({ row }) => row as Row)
}
/** Generated numbers go on after those of the rows that were copied. */
const continueIdentities = async (query: Query): Promise<void> => {
  const found = (await query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )) as Column[]
  for (const { table, column } of found)
    await query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}"))
       from "${table}" having count(*) > 0`,
    )
}
const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort()

/**
 * A client with a paid order, a new cart and an unused link, and all that the shop stores beside.
 */
async function live(server: TestServer) {
  const { serial } = await insertProduct(server.services.database.sql, { name: 'Moka', stock: 9 })
  const shopper = await shopperOn(server)
  await shopper.add(serial)
  const { body } = await shopper.payCart()
  await shopper.add(serial)
  const asked = { client_email: shopper.client.email, NewPass: 'Torréfaction-41' }
  await shopper.send('PUT', '/api/client_first_conn/', asked)
  return { serial, client: shopper.client, order: body.order }
}

test('a database with data is migrated from the previous version without loss', async () => {
  const today = await startServer()
  const { serial, client, order } = await live(today)
  const now: Query = (text) => rowsOf(today.services.database.sql, raw.raw(text))
  const columns = await listColumns(now)

  const old = await oldDatabase()
  await old.query(`set session_replication_role = 'replica'`)
  const before = new Map<string, string[]>()
  for (const [table, known] of await listColumns(old.query)) {
    const kept = known.filter((column) => columns.get(table)?.includes(column))
    if (kept.length === 0) continue
    const rows = await readTable(now, table, kept)
    const listed = kept.map((column) => `"${column}"`).join(', ')
    await old.query(`delete from "${table}"`)
    await old.query(
      `insert into "${table}" (${listed}) overriding system value
       select ${listed} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
      [JSON.stringify(rows)],
    )
    before.set(table, sorted(await readTable(old.query, table, known)))
  }
  await continueIdentities(old.query)
  const oldColumns = await listColumns(old.query)
  await old.query(`set session_replication_role = 'origin'`)
  await today.close()
  for (const table of ['clients', 'products', 'orders', 'order_lines', 'outbox', 'links'])
    expect(before.get(table)?.length).toBeGreaterThan(0)

  // Copied ids are taken, so the next ones come after them.
  for (const { table, column } of (await old.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )) as Column[])
    await old.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), greatest(max("${column}"), 1)) from "${table}"`,
    )

  const database = await old.upgrade()
  const upgraded: Query = (text) => rowsOf(database.sql, raw.raw(text))
  for (const [table, rows] of before)
    expect([table, sorted(await readTable(upgraded, table, oldColumns.get(table)!))]).toEqual([
      table,
      rows,
    ])

  const server = await startServer({ services: { database } })
  const headers = {
    authorization: `Bearer ${server.services.tokens.issue({ clientId: client.id, version: 1 })}`,
  }
  const payload = { client_id: client.id }
  const ask = (url: string) => server.inject({ method: 'POST', url, headers, payload })
  expect((await ask('/api/client/commands')).json()).toMatchObject([
    { command_id: order.command_id, command_payment: 'payée' },
  ])
  expect((await ask('/api/client/cart')).json()).toMatchObject([{ command_quantity: 1 }])
  const another = await shopperOn(server)
  await another.add(serial)
  expect((await another.payCart()).status).toBe(200)
  await server.close()
})
