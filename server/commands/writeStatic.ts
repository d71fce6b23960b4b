import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { manifestName } from '../../contract/site/pageSettings'
import { startWords as words } from '../../wording/start'
import { toManifest } from '../pages/manifest'
import { openPages } from '../pages/pages'
import { OperatorError } from '../system/OperatorError'
import { WrongSetting } from '../system/WrongSetting'
import { takeStored } from './takeStored'
import { assertMeans } from '../paymentSettings'
import { environment, readSettings, toPageSettings } from '../settings'

const client = path.join(__dirname, '../client')
const target = path.join(__dirname, '../static')

/** Writes to dist/static what any file host can serve in front of the API of API_HOST. */
async function writeStatic(): Promise<void> {
  const given = readSettings(environment())
  if (!given.apiHost) throw new WrongSetting(words.staticNeedsApi)
  const stored = await takeStored(given)
  assertMeans(stored)
  const settings = toPageSettings(stored)
  const { empty } = openPages(settings, { folder: client, createRenderer: null })
  await rm(target, { recursive: true, force: true })
  await cp(client, target, {
    recursive: true,
    filter: (file) => !['index.html', 'chunks.json'].includes(path.relative(client, file)),
  })
  for (const file of ['index.html', '404.html'])
    await writeFile(path.join(target, file), empty().html)
  await writeFile(path.join(target, manifestName), JSON.stringify(toManifest(settings)))
  process.stdout.write(`${words.staticWritten(path.relative(process.cwd(), target), settings)}\n`)
}

writeStatic().catch((error: unknown) => {
  process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`)
  process.exitCode = 1
})
