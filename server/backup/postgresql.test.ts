import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readAllRows } from '../../testing/readAllRows'
import { newDatabase, urlOf } from '../../testing/openTestDatabase'
import { insertProduct } from '../../testing/makeData'
import { run } from '../../testing/run'
import { addMember } from '../../testing/staffOn'
import { shopperOn } from '../../testing/shopperOn'
import { startServer } from '../../testing/startServer'
import { onPostgresql } from '../../testing/postgresqlTest'
import { commandReplies as words } from '../../wording/commands'
import { execute } from '../commands/execute'
import { openPostgresql } from '../database/postgresql'
import { staffChallenges, staffInvitations, staffSessions } from '../database/schema'
import { readSettings } from '../settings'
import { inviteStaff } from '../staff/invite'
import { backUp } from './backUp'
import { restore } from './restore'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pg-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs the line of docs/operation.md that begins with these words, as a reader would. */
async function runDocumented(beginning: string, url: string): Promise<void> {
  const text = await readFile(path.join(__dirname, '../../docs/operation.md'), 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith(beginning))
  expect(lines).toHaveLength(1)
  const env = { PATH: process.env.PATH, DATABASE_URL: url }
  await run('sh', ['-ec', lines[0]!], { cwd: folder, env })
}

onPostgresql('the documented pg_dump and pg_restore bring a shop back whole', async () => {
  const server = await startServer()
  const { sql } = server.services.database
  const { serial } = await insertProduct(sql, { name: 'Moka', stock: 9 })
  const shopper = await shopperOn(server)
  await shopper.add(serial)
  await shopper.payCart()
  const before = await readAllRows(sql)
  await runDocumented('(umask 077 && pg_dump', await urlOf(server.services.database))
  // Only its owner may read it.
  expect((await stat(path.join(folder, 'comptoir.dump'))).mode & 0o777).toBe(0o600)
  await server.close()

  const { url, drop } = await newDatabase()
  // A dump that fails leaves the one of the day before.
  const gone = url.replace(/[^/]+$/, 'gone')
  await expect(runDocumented('(umask 077 && pg_dump', gone)).rejects.toThrow('gone')
  await runDocumented('pg_restore', url)
  const database = await openPostgresql(url)
  expect(await readAllRows(database.sql)).toEqual(before)
  expect(before.orders).toHaveLength(1)
  const restored = await startServer({ services: { database } })
  const another = await shopperOn(restored)
  await another.add(serial)
  expect((await another.payCart()).status).toBe(200)
  // Its identity columns continue from their last values.
  await insertProduct(database.sql)
  await restored.close()
  await drop()
})

onPostgresql('the documented deletes end every session and invitation of the admin', async () => {
  const server = await startServer()
  const { sql } = server.services.database
  await addMember(sql, new Date())
  await inviteStaff(server.services, { email: 'lea@boutique.example', role: 'gérant', by: null })
  await runDocumented('psql "$DATABASE_URL" --command', await urlOf(server.services.database))
  for (const table of [staffSessions, staffInvitations, staffChallenges])
    expect(await sql.$count(table)).toBe(0)
  await server.close()
})

onPostgresql('the shop’s own commands leave the backup of PostgreSQL to its tools', async () => {
  const { url, drop } = await newDatabase()
  const settings = readSettings({
    DATABASE_URL: url,
    SESSION_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
  })
  const file = path.join(folder, 'shop.tar')
  const report = (error: unknown) => {
    throw error
  }
  const write = async (draft: string) => {
    const { isDone, message } = await execute(settings, { name: 'backup', args: { draft } }, report)
    expect([isDone, message]).toEqual([false, words.backupOnPostgresql])
    throw new Error(message)
  }
  await expect(backUp(file, write)).rejects.toThrow(words.backupOnPostgresql)
  const asked = { file, isReplacing: true, at: new Date() }
  await expect(restore(settings, asked)).rejects.toThrow(words.restoreOnPostgresql)
  await drop()
})
