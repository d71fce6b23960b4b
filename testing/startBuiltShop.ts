import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './freePort'
import { readMails } from './readMails'
import { root } from './root'
import { run } from './run'
import { bareEnvironment, ServerProcess } from './ServerProcess'

export type BuiltShop = {
  /** The shop's URL, without a slash at the end. */
  url: string
  /** Its folder, which goes when it stops. */
  dataDir: string
  pid: number
  /** The mails sent to this address, oldest first. */
  readMails: (to: string) => Promise<string[]>
  /** Runs one of the shopkeeper's commands on the running shop; returns its output. */
  command: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

/** The folder with a filled catalogue, which every shop starts from. */
export const templateVariable = 'COMPTOIR_TEMPLATE'

/** Starts a built shop on a free port; `host` is its name for the browser, a new one is not filled. */
export async function startBuiltShop(
  settings: Record<string, string> = {},
  { host = 'localhost', build = 'dist', isNew = false } = {},
): Promise<BuiltShop> {
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://${host}:${port}`
  const url = `${origin}${(settings.BASE_PATH ?? '').replace(/\/$/, '')}`
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-built-'))
  const template = isNew ? undefined : process.env[templateVariable]
  if (template) await cp(template, dataDir, { recursive: true })
  const environment = { PORT: port, PUBLIC_URL: origin, DATA_DIR: dataDir, ...settings }
  const server = new ServerProcess(environment, { build })
  async function stop() {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await server.whenReady(url)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    dataDir,
    pid: server.child.pid!,
    readMails: (to) => readMails(dataDir, to),
    async command(...args) {
      const { stdout } = await run(process.execPath, ['dist/server/shop.js', ...args], {
        cwd: root,
        env: { ...bareEnvironment(), ...environment },
      })
      return stdout
    },
    stop,
  }
}
