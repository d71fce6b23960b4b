import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root'

const run = promisify(execFile)
const version = '26.9.27'
const cache = path.join(root, '.cache')
const folder = path.join(cache, `vnu-jar-${version}`)
const jar = path.join(folder, 'package/build/dist/vnu.jar')
/** Characters of a report; the extract in each message has about a hundred. */
const maxBuffer = 64 * 1024 * 1024

export type Finding = {
  type: 'info' | 'error' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  url: string
  lastLine?: number
  message: string
  extract?: string
}

/** The Nu HTML checker's messages about every page in a folder. */
export async function checkPages(pages: string): Promise<Finding[]> {
  if (!existsSync(jar)) await fetchChecker()
  const { stdout } = await run(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', pages],
    { maxBuffer },
  ).catch((error: unknown) => {
    throw isMissing(error)
      ? new Error('The HTML checker needs Java 17 (Debian: apt-get install default-jre-headless).')
      : error
  })
  return (JSON.parse(stdout) as { messages: Finding[] }).messages
}

/** From the npm registry, unpacked but not installed: the installation would look for Java. */
async function fetchChecker(): Promise<void> {
  const fresh = `${folder}-${process.pid}`
  await mkdir(fresh, { recursive: true })
  try {
    await run('npm', ['pack', '--silent', `vnu-jar@${version}`, '--pack-destination', fresh])
    await run('tar', ['-xzf', `vnu-jar-${version}.tgz`], { cwd: fresh })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
