import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { commandReplies as words } from '../../wording/commands'
import { refuseUnwritable } from '../system/refuseUnwritable'
import { BackupError } from './BackupError'
import { DamagedBackup } from './DamagedBackup'
import type { Manifest } from './manifest'
import { removeLeftovers } from './removeLeftovers'
import { stageBackup } from './stageBackup'

/**
 * Writes a backup beside the file, unpacks it and opens its database as a check, and only then
 * renames it to the file: a failure before that leaves the former file as it was.
 */
export async function backUp(
  file: string,
  write: (draft: string) => Promise<unknown>,
): Promise<Manifest> {
  // The shop that writes it may run in another folder.
  const draft = `${path.resolve(file)}.${randomUUID()}.draft`
  const opened = `${draft}.opened`
  await removeLeftovers(path.dirname(draft))
  try {
    await write(draft)
    const { manifest } = await stageBackup(draft, opened).catch(refuse)
    await rename(draft, file).catch(refuseUnwritable(file))
    return manifest
  } finally {
    await rm(opened, { recursive: true, force: true })
    await rm(draft, { force: true })
  }
}

function refuse(error: unknown): never {
  if (error instanceof DamagedBackup) throw new BackupError(words.backupFaulty(error.reason))
  throw error
}
