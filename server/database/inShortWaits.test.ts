import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { oldDatabase } from '../../testing/oldDatabase'
import { openTestDatabase, urlOf } from '../../testing/openTestDatabase'
import { onPostgresql } from '../../testing/postgresqlTest'
import { startWords } from '../../wording/start'
import type { Database } from './connect'
import { inShortWaits } from './inShortWaits'
import { migrationLock, openPostgresql } from './postgresql'

const saysNothing = () => {
  throw new Error('It waits for nothing.')
}

async function connect(database: Database): Promise<Client> {
  const client = new Client({ connectionString: await urlOf(database) })
  await client.connect()
  return client
}

onPostgresql(
  'a migration that waits for a dump keeps no other query waiting for long',
  async () => {
    const database = await openTestDatabase()
    const clients = await Promise.all([database, database, database].map(connect))
    const [dump, migration, shopper] = clients as [Client, Client, Client]
    await migration.query('create table probe (id int)')
    await dump.query('begin; lock table probe in access share mode')
    const change = async () => void (await migration.query('alter table probe add column more int'))
    const said: string[] = []
    const changed = inShortWaits(migration, change, () => said.push('waits'))
    await wait(200)
    await shopper.query('set lock_timeout = 3000')
    for (let query = 0; query < 3; query += 1) await shopper.query('select * from probe')
    await dump.query('commit')
    await changed
    expect(said).toEqual(['waits'])
    await shopper.query('select more from probe')
    await Promise.all(clients.map((client) => client.end()))
    await database.close()
  },
)

onPostgresql('another fault of a migration is thrown at once', async () => {
  const database = await openTestDatabase()
  const client = await connect(database)
  const change = async () => void (await client.query('alter table nothing add column more int'))
  await expect(inShortWaits(client, change, saysNothing)).rejects.toMatchObject({ code: '42P01' })
  await client.end()
  await database.close()
})

onPostgresql(
  'a server that waits for another one to migrate says so, and opens after it',
  async () => {
    const database = await openTestDatabase()
    const other = await connect(database)
    await other.query('select pg_advisory_lock($1)', [migrationLock])
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const opening = openPostgresql(await urlOf(database))
    while (written.mock.calls.length === 0) await wait(50)
    await other.query('select pg_advisory_unlock($1)', [migrationLock])
    await (await opening).close()
    expect(written.mock.calls).toEqual([[`${startWords.migrationElsewhere}\n`]])
    written.mockRestore()
    await other.end()
    await database.close()
  },
)

onPostgresql('a server whose migration waits for a dump says so, and opens after it', async () => {
  const old = await oldDatabase({ before: 'retention_horizon' })
  const [{ name } = {}] = await old.query('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${String(name)}`
  const dump = new Client({ connectionString: url.href })
  await dump.connect()
  await dump.query('begin; lock table jobs in access share mode')
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const opening = old.upgrade()
  while (written.mock.calls.length === 0) await wait(50)
  await dump.query('commit')
  const database = await opening
  expect(written.mock.calls).toEqual([[`${startWords.migrationWaits}\n`]])
  written.mockRestore()
  await dump.end()
  await database.close()
})
