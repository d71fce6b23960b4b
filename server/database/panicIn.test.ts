import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { takeEmbedded } from '../../testing/openTestDatabase'
import { databaseOn } from './embedded'
import { openEmbeddedPool } from './embeddedPool'
import type { EmbeddedServer } from './EmbeddedSocket'

/** A message of PostgreSQL: its letter, its length, its fields. */
function messageOf(letter: string, fields: string[]): Buffer {
  const content = Buffer.from([...fields, ''].join('\0') + '\0')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(letter), length, content])
}
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const disk = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
const fault = messageOf('E', ['SPANIC', 'VPANIC', 'C53100', `M${disk}`])

test('a PANIC reaches the callback at once, and no other error does', async () => {
  const told: string[] = []
  const server = await takeEmbedded()
  const { sql, close } = await databaseOn(server, { onPanic: ({ message }) => told.push(message) })
  await expect(sql.execute('select 1 / 0')).rejects.toMatchObject({
    cause: { message: 'division by zero' },
  })
  expect(told).toEqual([])

  const reply = Buffer.concat([
    messageOf('N', ['SWARNING', 'VWARNING', 'C01000', 'Ma warning']),
    fault,
    ready,
  ])
  const failOnce = jest
    .spyOn(PGlite.prototype, 'execProtocolRawStream')
    .mockImplementationOnce((_message, { onRawData }) => {
      onRawData(reply)
      return Promise.resolve()
    })
  await expect(sql.execute('select 1')).rejects.toMatchObject({ cause: { message: disk } })
  expect(told).toEqual([disk])
  failOnce.mockRestore()
  await close()
})

test.each([
  ['says that it is ready', Buffer.concat([fault, ready])],
  ['says nothing more', fault],
])('nothing waits for a server that had a PANIC and %s', async (_, reply) => {
  const replies = [ready, ready, reply]
  const server: EmbeddedServer = {
    execProtocolRawStream(_message, { onRawData }) {
      const next = replies.shift()
      if (!next) return new Promise(() => undefined)
      onRawData(next)
      return Promise.resolve()
    },
  }
  const pool = openEmbeddedPool(server)
  const full = { code: '53100', message: disk }
  const work = drizzle(pool).transaction((tx) => tx.execute('insert into orders default values'))
  // The transaction cannot be rolled back either.
  await expect(work).rejects.toMatchObject({ query: 'rollback', cause: full })
  await expect(pool.query('select 1')).rejects.toMatchObject(full)
  await pool.end()
})
