import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeBuiltClient } from '../testing/builtClient'
import { startWords } from '../wording/start'
import { FolderTaken } from './system/lockFolder'
import { openShop } from './openShop'
import { NothingBuilt } from './pages/template'
import { readSettings } from './settings'
import { StartupError } from './system/StartupError'

// Filling a new shop with its catalogue and pictures takes long.
jest.setTimeout(300_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-open-'))
  await makeBuiltClient(folder)
})
afterAll(() => rm(folder, { recursive: true }))

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}
const closed = (server: Server) => new Promise((resolve) => server.close(resolve))
async function settingsOnFreePort() {
  const { server, port } = await listening()
  await closed(server)
  return settingsOn(port)
}
const settingsOn = (port: number) =>
  readSettings({ PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' })

/** The status, once the shop has the time: on a busy machine its first jobs may keep it a moment. */
async function statusOf(url: string): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await fetch(url)
    if (status !== 503) return status
    await setTimeout(500)
  }
  return 503
}

test('a first start fills the shop, a second one beside it is refused, a later one finds it filled', async () => {
  const settings = await settingsOnFreePort()
  const url = `http://127.0.0.1:${settings.port}`
  const shop = await openShop(settings, folder)
  expect(shop.seeded).toBeGreaterThanOrEqual(48)
  await expect(openShop(await settingsOnFreePort(), folder)).rejects.toThrow(FolderTaken)

  const underWay = fetch(`${url}/api/client_first_conn/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_email: 'a@client.example', NewPass: 'Infusion-verte-7' }),
  })
  await fetch(`${url}/readyz`)
  const start = performance.now()
  await shop.close()
  // Kept-alive connections would hold it for more than a minute.
  expect(performance.now() - start).toBeLessThan(30_000)
  expect((await underWay).status).toBe(200)
  await expect(fetch(`${url}/readyz`)).rejects.toThrow()

  const unfinished = path.join(settings.dataDir, 'restored.unfinished')
  await mkdir(path.join(unfinished, 'database'), { recursive: true })
  const again = await openShop(settings, folder)
  expect(existsSync(unfinished)).toBe(false)
  expect(again.seeded).toBeUndefined()
  expect(await statusOf(`${url}/api/products?per_page=1&page=1`)).toBe(200)
  await again.close()
})

test('a folder of data that is a file gives one sentence', async () => {
  const DATA_DIR = path.join(folder, 'file')
  await writeFile(DATA_DIR, '')
  await expect(openShop(readSettings({ DATA_DIR }), folder)).rejects.toThrow(
    new StartupError(startWords.dataDirUnusable(DATA_DIR, 'EEXIST')),
  )
})

test('a taken port gives one sentence that names its setting, and releases the folder', async () => {
  const { server, port } = await listening()
  await expect(openShop(settingsOn(port), folder)).rejects.toThrow(
    new StartupError(startWords.portTaken(port, 'PORT')),
  )
  const metricsOn = { ...(await settingsOnFreePort()), metricsPort: port }
  await expect(openShop(metricsOn, folder)).rejects.toThrow(
    new StartupError(startWords.portTaken(port, 'METRICS_PORT')),
  )
  await closed(server)
  await (await openShop(settingsOn(port), folder)).close()
})

test('without a built client the shop does not open', async () => {
  const settings = await settingsOnFreePort()
  await expect(openShop(settings, path.join(folder, 'none'))).rejects.toThrow(NothingBuilt)
})
