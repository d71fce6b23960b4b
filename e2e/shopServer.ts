import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readMails, type Mail } from './mails'
import { bareEnvironment, freePort, root, runShop, type ShopProcess } from './shopProcess'

const run = promisify(execFile)

export type ShopServer = {
  /** Where the shop begins, without a slash at the end. */
  url: string
  pid: number
  mails: () => Promise<Mail[]>
  /** One of the shopkeeper's commands, on the running shop; gives what it printed. */
  command: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

/** Where `prepare.ts` left a folder with a filled catalogue, which every shop starts from. */
export const templateVariable = 'COMPTOIR_E2E_TEMPLATE'

/** A shop of its own on a free port; `host` is the name under which the browser reaches it. */
export async function startShop(
  settings: Record<string, string> = {},
  { host = 'localhost', build = 'dist' } = {},
): Promise<ShopServer> {
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://${host}:${port}`
  const url = `${origin}${(settings.BASE_PATH ?? '').replace(/\/$/, '')}`
  const dataDir = await newFolder()
  const environment = {
    PORT: port,
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    ...settings,
  }
  const shop = await startOrRemove(environment, url, { dataDir, build })
  return {
    url,
    pid: shop.pid,
    mails: () => readMails(dataDir),
    command: async (...args) => {
      const command = [path.join(root, 'dist/server/shop.js'), ...args]
      const { stdout } = await run(process.execPath, command, {
        cwd: root,
        env: { ...bareEnvironment(), ...environment },
      })
      return stdout
    },
    stop: async () => {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A folder for the data of one shop, filled from the template where there is one. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-e2e-'))
  const template = process.env[templateVariable]
  if (template) await cp(template, folder, { recursive: true })
  return folder
}

async function startOrRemove(
  environment: Record<string, string>,
  url: string,
  { dataDir, build }: { dataDir: string; build: string },
): Promise<ShopProcess> {
  try {
    return await runShop(environment, url, build)
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
