import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, runShop } from './shopProcess'
import { templateVariable } from './shopServer'

/** A first start leaves a filled folder, from which every shop of the journeys starts. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-e2e-template-'))
  process.env[templateVariable] = folder
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const shop = await runShop({ PORT: port, PUBLIC_URL: url, DATA_DIR: folder }, url)
  await shop.stop()
  return () => rm(folder, { recursive: true, force: true })
}
