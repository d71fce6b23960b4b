import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isCode } from './isCode'
import type { Settings } from '../settings'

/** The file of the secret if no setting gives one. */
export const secretFile = (dataDir: string) => path.join(dataDir, 'session-secret')

/** The secret that signs sessions: from the setting, or made once and stored in DATA_DIR. */
export async function sessionSecret({ sessionSecret: given, dataDir }: Settings): Promise<string> {
  if (given) return given
  const file = secretFile(dataDir)
  try {
    // The folder is locked: no other process makes one meanwhile.
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
