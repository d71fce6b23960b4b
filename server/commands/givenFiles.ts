import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandReplies as words } from '../../wording/commands'
import { refuseUnwritable } from '../system/refuseUnwritable'
import { CommandError } from './CommandError'

/** The content of a file that the command line names. */
export async function readGiven(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new CommandError(words.fileUnreadable(file))
  })
}

/** The absolute path of a folder that the command line names: the shop may run in another folder. */
export async function findFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw new CommandError(words.folderUnreadable(folder))
  return path.resolve(folder)
}

/** Writes a file that the command line names. */
export async function writeAsked(file: string, content: string): Promise<void> {
  await writeFile(file, content).catch(refuseUnwritable(file))
}
