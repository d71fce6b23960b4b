import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { openTestDatabase, urlOf } from '../../testing/openTestDatabase'
import type { Database } from './connect'
import { inShortWaits } from './inShortWaits'

jest.setTimeout(60_000)
const onPostgresql = process.env.TEST_DATABASE_URL ? test : test.skip

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
    const changed = inShortWaits(migration, change)
    await wait(200)
    await shopper.query('set lock_timeout = 3000')
    for (let query = 0; query < 3; query += 1) await shopper.query('select * from probe')
    await dump.query('commit')
    await changed
    await shopper.query('select more from probe')
    await Promise.all(clients.map((client) => client.end()))
    await database.close()
  },
)

onPostgresql('another fault of a migration is thrown at once', async () => {
  const database = await openTestDatabase()
  const client = await connect(database)
  const change = async () => void (await client.query('alter table nothing add column more int'))
  await expect(inShortWaits(client, change)).rejects.toMatchObject({ code: '42P01' })
  await client.end()
  await database.close()
})
