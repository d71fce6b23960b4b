import { messages, PGlite } from '@electric-sql/pglite'
import { Engine } from './Engine'

// Starts an embedded database, next to other workers.
jest.setTimeout(60_000)

test('whoever opened the database is told of a PANIC at once, and of no other error', async () => {
  const told: string[] = []
  const engine = await Engine.open('memory://', ({ message }) => told.push(message))
  await expect(engine.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(told).toEqual([])

  const disk = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
  const fault = Object.assign(new messages.DatabaseError(disk, 0, 'error'), { severity: 'PANIC' })
  const failOnce = jest.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(fault)
  await expect(engine.transaction((tx) => tx.query('select 1'))).rejects.toThrow(disk)
  expect(told).toEqual([disk])
  failOnce.mockRestore()
  await engine.close()
})
