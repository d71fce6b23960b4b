import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { isCode } from '../system/isCode'
import type { Dump } from '../database/connect'
import { mastersFolder } from '../pictures/pictures'
import { isMasterName } from '../pictures/pictureFile'
import { fileNames, type Manifest } from './manifest'

type Source = { dump: () => Promise<Dump>; dataDir: string; at: Date }

/**
 * Writes a new file that only its owner can read: the database as it is at one moment, and the
 * pictures.
 */
export async function writeBackup({ dump, dataDir, at }: Source, file: string): Promise<void> {
  const { rows, archive } = await dump()
  const manifest: Manifest = { format: 'comptoir-backup-1', madeAt: at.toISOString(), rows }
  const tar = pack()
  const add = (name: string, content: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: at }
      tar.entry(header, content, (error) => (error ? reject(error) : resolve()))
    })
  const fill = async () => {
    await add(fileNames.manifest, JSON.stringify(manifest))
    await add(fileNames.database, await promisify(gzip)(archive))
    // After the database, so that every picture that it names is in the backup.
    const pictures = mastersFolder(path.join(dataDir, 'pictures'))
    for (const name of (await readdir(pictures).catch(missing)) ?? [])
      if (isMasterName(name))
        await add(`${fileNames.pictures}/${name}`, await readFile(path.join(pictures, name)))
    tar.finalize()
  }
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await Promise.all([
    pipeline(tar, target),
    fill().catch((error: unknown) => tar.destroy(error as Error)),
  ])
}

/** Catches the error of a folder that is not there; throws any other. */
function missing(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}
