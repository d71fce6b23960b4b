import { commandReplies as words } from '../../wording/commands'
import { BackupError } from './BackupError'

/** For `catch`: says that the system forbids reading this file. */
export const refuseUnreadable = (file: string) => (error: unknown) => {
  if (!isOfSystem(error)) throw error
  throw new BackupError(words.fileUnreadable(file))
}

/** For `catch`: says that the system forbids writing below this folder, or has no room. */
export const refuseUnwritableFolder = (folder: string) => (error: unknown) => {
  if (!isOfSystem(error)) throw error
  throw new BackupError(words.folderUnwritable(folder))
}

function isOfSystem(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('syscall' in error) return true
  // Of the embedded database's file system, which throws no `Error`.
  if ('name' in error && error.name === 'ErrnoError') return true
  // PostgreSQL's classes for missing resources, such as a full disk, and for errors of the system.
  if ('code' in error && /^5[38]/.test(String(error.code))) return true
  // A failed query has the driver's error as its cause.
  return 'cause' in error && isOfSystem(error.cause)
}
