import { PGlite } from '@electric-sql/pglite'
import { takeEmbedded } from '../../testing/openTestDatabase'
import { databaseOn } from './embedded'

/** A message of PostgreSQL: its letter, its length, its fields. */
function messageOf(letter: string, fields: string[]): Buffer {
  const content = Buffer.from([...fields, ''].join('\0') + '\0')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(letter), length, content])
}
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

test('a PANIC reaches the callback at once, and no other error does', async () => {
  const told: string[] = []
  const server = await takeEmbedded()
  const { sql, close } = await databaseOn(server, { onPanic: ({ message }) => told.push(message) })
  await expect(sql.execute('select 1 / 0')).rejects.toMatchObject({
    cause: { message: 'division by zero' },
  })
  expect(told).toEqual([])

  const disk = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
  const reply = Buffer.concat([
    messageOf('N', ['SWARNING', 'VWARNING', 'C01000', 'Ma warning']),
    messageOf('E', ['SPANIC', 'VPANIC', 'C53100', `M${disk}`]),
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
