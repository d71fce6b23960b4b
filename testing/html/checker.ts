import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../root'
import { run } from '../run'

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

/** Messages without a cause. */
const noise = [
  // CSS that browsers know and the checker does not: size containers, typed custom properties, and
  // transitions between pages; add what else the shop uses.
  /^CSS: .*(“@container”|“container(-type|-name)?”)/,
  /^CSS: .*“@property”/,
  /^CSS: .*(“@view-transition”|“view-transition-name”)/,
  // React ends void elements so, with quoted attribute values.
  /^Trailing slash on void elements has no effect/,
]

/** The Nu HTML checker's messages about every page in a folder. */
export async function checkPages(pages: string): Promise<Finding[]> {
  if (!existsSync(jar)) await fetchChecker()
  const { stdout } = await run(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', pages],
    { maxBuffer },
  ).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new Error('The HTML checker needs Java 17 (Debian: apt-get install default-jre-headless).')
      : error
  })
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  return messages.filter(({ message }) => !noise.some((pattern) => pattern.test(message)))
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
