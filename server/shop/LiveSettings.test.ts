import { openTestDatabase } from '../../testing/openTestDatabase'
import type { Database } from '../database/connect'
import { readSettings } from '../settings'
import { defaultSeller } from '../system/sellerFields'
import { setSetting } from './setSetting'
import { LiveSettings } from './LiveSettings'

const name = 'Torréfaction du Val'
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a change whose reading fails is read again until it succeeds', async () => {
  const settings = readSettings({})
  const live = new LiveSettings(settings, database.sql)
  const reported = jest.fn()
  await live.follow(database, reported)
  const select = jest.spyOn(database.sql, 'select').mockImplementationOnce(() => {
    throw new Error('no connection is free')
  })
  const value = { ...defaultSeller, name }
  await setSetting(database.sql, { name: 'identity', value, at: new Date() })
  for (let tries = 0; tries < 50 && settings.seller.name !== name; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  select.mockRestore()
  await live.stop()
  expect(settings.seller.name).toBe(name)
  expect(reported).toHaveBeenCalledTimes(1)
})

test('a change is told once its values count', async () => {
  const settings = readSettings({})
  const live = new LiveSettings(settings, database.sql)
  const seen: string[] = []
  await live.follow(database, jest.fn(), () => seen.push(settings.seller.name))
  const value = { ...defaultSeller, name: 'Maison Béranger' }
  await setSetting(database.sql, { name: 'identity', value, at: new Date() })
  await live.refresh()
  await live.stop()
  expect(seen.at(-1)).toBe('Maison Béranger')
})
