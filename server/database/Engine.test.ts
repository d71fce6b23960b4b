import { messages, PGlite } from '@electric-sql/pglite'
import { Engine } from './Engine'

jest.setTimeout(60_000)

test('a PANIC reaches the callback at once, and no other error does', async () => {
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
