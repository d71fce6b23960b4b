import { setTimeout as wait } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import { Client } from 'pg'
import { openTestDatabase, urlOf } from '../../testing/openTestDatabase'
import { insertProduct } from '../../testing/makeData'
import { NetworkToDatabase } from '../../testing/NetworkToDatabase'
import { shopperOn } from '../../testing/shopperOn'
import { until } from '../../testing/until'
import { startServer, type TestServer } from '../../testing/startServer'
import { describeOnPostgresql } from '../../testing/postgresqlTest'
import { beginRecentSales } from '../catalogue/recentSales'
import { markSeen } from '../clients/queries'
import { databaseAnswers } from '../http/databaseAnswers'
import { isDatabaseAway } from './isDatabaseAway'
import type { Database } from './connect'
import { openPostgresql } from './postgresql'
import { inTransaction } from './inTransaction'
import { requestLimits } from './timeLimits'

jest.setTimeout(120_000)

describeOnPostgresql('the limits of PostgreSQL', () => {
  let database: Database
  let url: string
  beforeAll(async () => {
    database = await openTestDatabase()
    url = await urlOf(database)
  })
  afterAll(() => database.close())
  /** Closed also after a failure: a server that listens keeps the process alive. */
  const networks: NetworkToDatabase[] = []
  afterEach(async () => {
    for (const network of networks.splice(0)) await network.close()
  })

  /** A transaction of another program that locks these rows and then idles. */
  async function holdRows(statement: string): Promise<Client> {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query(`${statement} for update`)
    return client
  }
  const messagesOf = (error: unknown) => ({ isAway: isDatabaseAway(error) })

  test('a server that takes no changes is away, and is left for one that does', async () => {
    const shop = await openPostgresql(url)
    const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL! })
    await admin.connect()
    const name = `"${new URL(url).pathname.slice(1)}"`
    const write = () => insertProduct(shop.sql)
    await write()
    try {
      // As after a fail-over: what connects again finds a standby.
      await admin.query(`alter database ${name} set default_transaction_read_only = on`)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name.replaceAll('"', "'")}`,
      )
      expect(await databaseAnswers(shop)).toBe(false)
      const refused: unknown = await write().catch((error: unknown) => error)
      expect(messagesOf(refused)).toEqual({ isAway: true })
      await admin.query(`alter database ${name} reset default_transaction_read_only`)
      await until(() => databaseAnswers(shop))
      await write()
    } finally {
      await admin.query(`alter database ${name} reset default_transaction_read_only`)
      await shop.close()
      await admin.end()
    }
  })

  test('each connection has limits that hold on every statement', async () => {
    const { rows } = (await database.sql.execute(
      raw`select name, setting from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    )) as { rows: { name: string; setting: string }[] }
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
      statement_timeout: requestLimits.statementMs,
      lock_timeout: requestLimits.lockMs,
      idle_in_transaction_session_timeout: requestLimits.idleInTransactionMs,
    })
  })

  test.each([
    [
      'a statement that takes too long',
      raw`set local statement_timeout = 50`,
      raw`select pg_sleep(9)`,
    ],
    ['a transaction that idles', raw`set local idle_in_transaction_session_timeout = 50`, null],
  ])('%s ends, and the next goes on', async (_, limit, statement) => {
    const ended = inTransaction(database.sql, async (tx) => {
      await tx.execute(limit)
      if (statement) await tx.execute(statement)
      else await wait(500)
      await tx.execute(raw`select 1`)
    })
    expect(messagesOf(await ended.catch((error: unknown) => error))).toEqual({ isAway: true })
    await expect(
      inTransaction(database.sql, (tx) => tx.execute(raw`select 1`)),
    ).resolves.toBeDefined()
  })

  test('payments that wait for a row leave connections to readers and other carts', async () => {
    const { serial } = await insertProduct(database.sql)
    const lock = await holdRows(`select 1 from products where serial = '${serial}'`)
    const select = raw`select 1 from products where serial = ${serial} for no key update`
    const paying = Array.from({ length: 20 }, () =>
      inTransaction(database.paymentSql, (tx) => tx.execute(select)).catch(messagesOf),
    )
    await wait(100)
    await inTransaction(database.sql, (tx) => tx.execute(raw`select 1`))
    await database.sql.execute(raw`select 1`)
    const changing = Array.from({ length: 20 }, () =>
      inTransaction(database.sql, (tx) => tx.execute(select)).catch(messagesOf),
    )
    await wait(100)
    await database.sql.execute(raw`select 1`)
    expect(database.connections?.().busy).toBe(9)
    const ends = await Promise.all([...paying, ...changing])
    expect(ends).toEqual(ends.map(() => ({ isAway: true })))
    await lock.end()
  })

  test('the home page’s products wait for no work in the background', async () => {
    const since = new Date('2026-06-01')
    await beginRecentSales(database, since)
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    let begun = 0
    const working = [1, 2].map(() =>
      inTransaction(database.backgroundSql, async (tx) => {
        await tx.execute(raw`select 1`)
        begun += 1
        await ended
      }),
    )
    await until(() => Promise.resolve(begun === 2))
    const later = new Date(since.getTime() + 2 * 60 * 60_000)
    const asked = beginRecentSales(database, later).then(
      () => 'replied',
      (error: unknown) => messagesOf(error),
    )
    try {
      expect(await asked).toBe('replied')
    } finally {
      end()
      await Promise.all(working)
    }
  })

  test('connections that lost their network leave the pool by themselves', async () => {
    const network = await NetworkToDatabase.to(url)
    networks.push(network)
    // Longer than a busy machine takes to open twelve connections.
    const limits = { ...requestLimits, silenceMs: 2_000 }
    const far = await openPostgresql(network.through(url), { limits })
    const ask = () => far.sql.execute(raw`select 1`)
    const begin = () => inTransaction(far.sql, (tx) => tx.execute(raw`select 1`))
    await Promise.all(Array.from({ length: 12 }, ask))
    network.swallow()
    const lost = Array.from({ length: 12 }, (_, index) => (index % 2 ? ask() : begin()))
    const ends = await Promise.all(lost.map((one) => one.catch(messagesOf)))
    expect(ends).toEqual(ends.map(() => ({ isAway: true })))
    network.mend()
    // More at once than the pool holds, which shows that no place is lost.
    await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? ask() : begin())))
    expect(far.connections?.().busy).toBe(0)
    await far.close()
  })

  describe('a payment', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ services: { database } })
    })
    afterAll(() => server.leave())

    test('that meets a held lock asks for a retry and is then paid once', async () => {
      const { serial } = await insertProduct(database.sql)
      const shopper = await shopperOn(server)
      const added = await shopper.add(serial)
      const command_id = added.body.cart[0]?.command_id
      const lock = await holdRows(`select 1 from products where serial = '${serial}'`)
      const held = await shopper.pay({ command_id })
      expect([held.status, held.body.code]).toEqual([503, 'unavailable'])
      await lock.end()
      const [first, again] = [await shopper.pay({ command_id }), await shopper.pay({ command_id })]
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.body.order).toEqual(first.body.order)
    })

    test('signing in does not wait for a transaction that locks the account', async () => {
      const { id } = await server.registerClient()
      const lock = await holdRows(`select 1 from clients where id = '${id}'`)
      await markSeen(database.sql, id, new Date())
      await lock.end()
    })
  })
})
