import { eq, sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { sampleOf } from '../../testing/sample'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import { rowsOf } from '../database/rowsOf'
import { orderLines } from '../database/schema'

// PostgreSQL alone runs statements side by side; on the embedded database the same must hold one
// after the other.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('every one of many changes at once shows the cart that it made', async () => {
  const shopper = await shopperOn(server)
  const sell = () => insertProduct(server.services.database.sql, { stock: 1_000 })
  const serials = [await sell(), await sell(), await sell()].map(({ serial }) => serial)
  const clicks = sampleOf(200, 40)
  const tabs = Array.from({ length: 6 }, async (_, tab) => {
    const counts: number[] = []
    for (let click = 0; click < clicks; click += 1) {
      const { status, body } = await shopper.add(serials[(tab + click) % 3])
      expect(status).toBe(200)
      counts.push(body.cart.reduce((sum, line) => sum + line.command_quantity, 0))
    }
    return counts
  })
  const counts = (await Promise.all(tabs)).flat()
  expect(counts.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 6 * clicks }, (_, index) => index + 1),
  )
})

onPostgresql(
  'a change that another one overtakes between its reading and its lock loses nothing',
  async () => {
    const { sql } = server.services.database
    const shopper = await shopperOn(server)
    const { serial } = await insertProduct(sql, { stock: 1_000 })
    const [line] = (await shopper.add(serial)).body.cart
    const isLine = eq(orderLines.id, String(line?.command_line_id))
    // Whoever reads an order has its snapshot by then, and waits for the key before it locks the row.
    const key = raw.raw('4711')
    await sql.execute(raw`create function pause(int) returns boolean language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${key}); return true; end $$`)
    await sql.execute(raw`alter table orders rename to orders_beneath`)
    await sql.execute(raw`create view orders as select * from orders_beneath where pause(id)`)
    let changing: ReturnType<typeof shopper.more> | undefined
    try {
      await sql.transaction(async (tx) => {
        await tx.execute(raw`select pg_advisory_xact_lock(${key})`)
        changing = shopper.more(serial)
        await until(async () => (await waiting()) > 0)
        await tx.execute(raw`update orders_beneath set revision = revision + 1
        where id = ${Number(line?.command_id)}`)
        await tx.update(orderLines).set({ quantity: 5 }).where(isLine)
      })
      expect((await changing)?.body.cart).toMatchObject([{ command_quantity: 6 }])
    } finally {
      await sql.execute(raw`drop view orders`)
      await sql.execute(raw`alter table orders_beneath rename to orders`)
    }
  },
)

/** How many statements of this database wait for an advisory lock. */
async function waiting(): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    server.services.database.sql,
    raw`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`,
  )
  return row?.n ?? 0
}
