import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './browser'
import { findFirefox } from './driver/firefox'
import { freePort, runShop } from './shopProcess'
import { templateVariable } from './shopServer'

/** Before the journeys: a first start leaves a filled folder, which every shop then starts from. */
export default async function prepare(): Promise<void> {
  findChromium()
  findFirefox()
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-e2e-template-'))
  process.env[templateVariable] = folder
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const shop = await runShop({ PORT: port, PUBLIC_URL: url, DATA_DIR: folder }, url)
  await shop.stop()
}
