import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { loadDump, type LoadedDump } from '../database/embedded'
import { isMasterName } from '../pictures/pictureFile'
import { hashOf } from '../pictures/pictures'
import { BackupError } from './BackupError'
import { DamagedBackup } from './DamagedBackup'
import { fileNames, manifest, type Manifest } from './manifest'
import { refuseUnreadable, refuseUnwritableFolder } from './refuseSystem'

export type StagedBackup = { manifest: Manifest; staff: LoadedDump['staff'] }

/**
 * Unpacks a backup into an empty folder: `database`, migrated, its rows counted, closed again, and
 * `pictures`. Throws `DamagedBackup` where anything is missing or differs from what was written, and
 * `BackupError` where the system forbids reading the file or writing beside the folder.
 */
export async function stageBackup(file: string, folder: string): Promise<StagedBackup> {
  const refuseFolder = refuseUnwritableFolder(path.dirname(folder))
  const pictures = path.join(folder, fileNames.pictures)
  await mkdir(pictures, { recursive: true, mode: 0o700 }).catch(refuseFolder)
  const parts = new Map<string, Buffer>()
  await readParts(file, async (name, content) => {
    if (name === fileNames.manifest || name === fileNames.database) parts.set(name, content)
    else await keep(name, content, folder).catch(refuseFolder)
  })
  const said = readManifest(parts.get(fileNames.manifest))
  const archive = parts.get(fileNames.database)
  if (!archive) throw new DamagedBackup('it holds no database')
  const dump = await promisify(gunzip)(archive).catch(refuse)
  const { rows, staff } = await loadDump(dump, path.join(folder, 'database'))
    .catch(refuseFolder)
    .catch(refuse)
  if (!isDeepStrictEqual(rows, said.rows))
    throw new DamagedBackup(`${JSON.stringify(rows)} in place of ${JSON.stringify(said.rows)}`)
  return { manifest: said, staff }
}

type Take = (name: string, content: Buffer) => Promise<void>

async function readParts(file: string, take: Take): Promise<void> {
  const tar = extract()
  tar.on('entry', ({ name }, content, next) => {
    buffer(content)
      .then((bytes) => take(name, bytes))
      .then(() => next(), next)
  })
  await pipeline(createReadStream(file), tar).catch(refuseUnreadable(file)).catch(refuse)
}

async function keep(name: string, content: Buffer, folder: string): Promise<void> {
  const [place, picture, ...more] = name.split('/')
  const isPicture = place === fileNames.pictures && more.length === 0
  // Of an earlier release: it would make ended sessions valid again.
  if (name === fileNames.sessionSecret) return
  if (!isPicture || !picture || !isMasterName(picture)) throw new DamagedBackup(`it holds ${name}`)
  if (!picture.startsWith(`${hashOf(content)}.`)) throw new DamagedBackup(`${name} is damaged`)
  await writeFile(path.join(folder, name), content, { mode: 0o600 })
}

function readManifest(content: Buffer | undefined): Manifest {
  try {
    return manifest.parse(JSON.parse(content?.toString() ?? ''))
  } catch {
    throw new DamagedBackup(`its ${fileNames.manifest} is missing or unreadable`)
  }
}

function refuse(error: unknown): never {
  if (error instanceof DamagedBackup || error instanceof BackupError) throw error
  throw new DamagedBackup(error instanceof Error ? error.message : String(error))
}
