import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltShop, templateVariable } from '../testing/startBuiltShop'

/** A first start leaves a filled folder, from which every shop of the journeys starts. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-template-'))
  await (await startBuiltShop({ DATA_DIR: folder })).stop()
  process.env[templateVariable] = folder
  return () => rm(folder, { recursive: true, force: true })
}
