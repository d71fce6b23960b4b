import { takeEmbedded } from '../../testing/openTestDatabase'
import { embeddedFollower, openEmbeddedPool } from './embeddedPool'

const count = {
  name: 'count',
  text: 'select count(*)::int as count from favourites where $1',
  values: [true],
}

test('a dropped connection is rolled back before the next one begins', async () => {
  const server = await takeEmbedded()
  const pool = openEmbeddedPool(server)
  const heard: string[] = []
  await embeddedFollower(pool)('settings_changed', (payload) => heard.push(payload ?? ''))
  const first = await pool.connect()
  await first.query(count)
  await first.query('begin')
  await first.query(`select pg_notify('settings_changed', 'rolled back')`)
  await first.query(`create table leftover ()`)
  first.release(true)
  const [{ rows }, { rows: leftover }] = await Promise.all([
    pool.query(count),
    pool.query(`select to_regclass('leftover') as leftover`),
  ])
  expect([rows, leftover]).toEqual([[{ count: 0 }], [{ leftover: null }]])
  await pool.query(
    `select pg_notify('settings_changed', 'committed'), pg_notify('admin_changed', '')`,
  )
  expect(heard).toEqual(['committed'])
  await pool.end()
  await server.close()
})

test('a query that fails fails alone', async () => {
  const server = await takeEmbedded()
  const pool = openEmbeddedPool(server)
  const asked = [
    pool.query('select 1 as one'),
    pool.query('select from nothing where $1', [1]),
    pool.query('select 2 as two'),
  ]
  const [one, failed, two] = await Promise.allSettled(asked)
  expect(one).toMatchObject({ value: { rows: [{ one: 1 }] } })
  expect(failed).toMatchObject({ reason: { code: '42P01' } })
  expect(two).toMatchObject({ value: { rows: [{ two: 2 }] } })
  await pool.end()
  await server.close()
})
