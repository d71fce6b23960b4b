import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { commandReplies as words } from '../../wording/commands'
import { FolderTaken, lockFolder } from '../system/lockFolder'
import { databaseFolder } from '../database/open'
import { fileMoment } from '../mail/mailFiles'
import { mastersFolder } from '../pictures/pictures'
import { secretFile } from '../system/sessionSecret'
import type { Settings } from '../settings'
import { BackupError } from './BackupError'
import { DamagedBackup } from './DamagedBackup'
import { fileNames } from './manifest'
import { stageBackup, type StagedBackup } from './stageBackup'

type RestoreOptions = { file: string; isReplacing: boolean; at: Date }
export type Restored = StagedBackup & {
  /** The absolute path of the shop's folder. */
  folder: string
  /** The folder that now holds what the backup replaced; null where there was nothing. */
  replaced: string | null
  /** Whether the secret of the settings still signs sessions, ended ones too. */
  isSecretGiven: boolean
}

/** Puts a backup into the embedded folder of a shop that is stopped: all of it, or nothing. */
export async function restore(
  {
    databaseUrl,
    dataDir,
    sessionSecret,
  }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'sessionSecret'>,
  { file, isReplacing, at }: RestoreOptions,
): Promise<Restored> {
  if (databaseUrl) throw new BackupError(words.restoreOnPostgresql)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir).catch(refuseRunning)
  const staged = stagedFolder(dataDir)
  try {
    const isTaken = existsSync(databaseFolder(dataDir))
    if (isTaken && !isReplacing) throw new BackupError(words.restoreOverDatabase(dataDir))
    await rm(staged, { recursive: true, force: true })
    const { manifest, staff } = await stageBackup(file, staged).catch(refuseFile)
    const replaced = isTaken ? path.join(dataDir, `replaced-${fileMoment(at)}`) : null
    if (replaced) await mkdir(replaced, { mode: 0o700 })
    await takePictures(staged, dataDir)
    // The next start makes another one, which ends every session of a client.
    await leave(secretFile(dataDir), replaced)
    await leave(databaseFolder(dataDir), replaced)
    await rename(path.join(staged, 'database'), databaseFolder(dataDir))
    const folder = path.resolve(dataDir)
    return { manifest, staff, folder, replaced, isSecretGiven: sessionSecret !== null }
  } finally {
    await rm(staged, { recursive: true, force: true })
    await lock.release()
  }
}

const stagedFolder = (dataDir: string) => path.join(dataDir, 'restored.unfinished')

/**
 * Removes what a killed `restore` left, in a locked folder: a copy of all personal data. What cannot
 * be removed, such as another user's, keeps no shop from opening.
 */
export async function forgetUnfinished(dataDir: string): Promise<void> {
  await rm(stagedFolder(dataDir), { recursive: true, force: true }).catch(() => undefined)
}

/** Adds pictures to those that exist: a picture is named after its content. */
async function takePictures(staged: string, dataDir: string): Promise<void> {
  const masters = mastersFolder(path.join(dataDir, 'pictures'))
  await mkdir(masters, { recursive: true })
  const folder = path.join(staged, fileNames.pictures)
  for (const name of await readdir(folder))
    await rename(path.join(folder, name), path.join(masters, name))
}

/** Moves what was there to the folder of what is replaced, or removes it. */
async function leave(place: string, replaced: string | null): Promise<void> {
  if (!existsSync(place)) return
  if (replaced) await rename(place, path.join(replaced, path.basename(place)))
  else await rm(place)
}

function refuseRunning(error: unknown): never {
  if (error instanceof FolderTaken) throw new BackupError(words.restoreWhileOpen(error.pid))
  throw error
}

function refuseFile(error: unknown): never {
  if (error instanceof DamagedBackup) throw new BackupError(words.backupRefused(error.reason))
  throw error
}
