import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { projectRoot } from '../system/projectRoot'
import { writeWhole } from '../system/writeWhole'
import { migrateEmbedded } from './embedded'
import { extensions } from './extensions'
import { migrationsHash } from './migrate'

/**
 * The file from which new embedded databases are copied, because creating one takes seconds. Made
 * on first need in the project's .cache, or in `otherwise` if that is not writable.
 */
export async function embeddedTemplate(
  otherwise: string,
  cache = path.join(projectRoot(), '.cache'),
): Promise<string> {
  const name = `database-${migrationsHash()}.tar`
  const kept = [cache, otherwise].map((folder) => path.join(folder, name)).find(existsSync)
  if (kept) return kept
  return make(path.join((await isWritable(cache)) ? cache : otherwise, name))
}

async function make(file: string): Promise<string> {
  const client = await PGlite.create({ extensions })
  try {
    await migrateEmbedded(client)
    // Otherwise each copy runs the log of the migrations again when it is opened.
    await client.exec('checkpoint')
    const dump = await client.dumpDataDir('none')
    await mkdir(path.dirname(file), { recursive: true })
    // Another process may look for it at the same moment.
    await writeWhole(file, Buffer.from(await dump.arrayBuffer()))
    await removeOthers(file)
  } finally {
    await client.close()
  }
  return file
}

/** Those of other versions, which only they need; another process may write the same one. */
async function removeOthers(file: string): Promise<void> {
  const { dir, base } = path.parse(file)
  const isOther = (name: string) => isTemplate.test(name) && !name.startsWith(base)
  const others = (await readdir(dir)).filter(isOther)
  for (const name of others) await rm(path.join(dir, name), { force: true })
}
const isTemplate = /^database-[\da-f]{16}\.tar(?:\.[\da-f-]{36}\.draft)?$/

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
