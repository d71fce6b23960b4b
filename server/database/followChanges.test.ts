import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql as raw } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { insertProduct } from '../../testing/makeData'
import { withRefusingPostgresql } from '../../testing/refusingPostgresql'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import type { Database, Following } from './connect'
import { changeFollower, listenerName } from './followChanges'
import { products } from './schema'

let database: Database
let following: Following
let heard = 0
beforeAll(async () => {
  database = await openTestDatabase()
  following = await database.followChanges('catalogue_changed', () => (heard += 1))
})
afterAll(async () => {
  await following.stop()
  await database.close()
})

test('a change is announced once it is committed, and not before', async () => {
  const { serial } = await insertProduct(database.sql)
  await until(() => heard === 1)
  const change = (tx: Pick<Database['sql'], 'update'>, priceCents: number) =>
    tx.update(products).set({ priceCents }).where(eq(products.serial, serial))
  const lost = database.sql.transaction(async (tx) => {
    await change(tx, 3)
    throw new Error('taken back')
  })
  await expect(lost).rejects.toThrow('taken back')
  await database.sql.transaction(async (tx) => {
    await change(tx, 5)
    await change(tx, 6)
  })
  await until(() => heard === 2)
  expect(heard).toBe(2)
})

onPostgresql('a listener that is cut off says so, and hears again', async () => {
  heard = 0
  await database.sql.execute(
    raw`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${listenerName} and datname = current_database()`,
  )
  // Once when the connection is lost, once when it is open again.
  await until(() => heard === 2 && following.isLive())
  await insertProduct(database.sql)
  await until(() => heard === 3)
})

test('a listener that the database refuses at the start says why', async () => {
  await withRefusingPostgresql('53300', async (port) => {
    const follow = changeFollower(`postgres://shop@127.0.0.1:${port}/shop`)
    await expect(follow('catalogue_changed', () => undefined)).rejects.toMatchObject({
      code: '53300',
    })
    // Its connection has ended by then, which throws nothing.
    await wait(100)
  })
})
