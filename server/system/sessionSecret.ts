import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isCode } from './isCode'
import { minSecretLength } from './settingFields'
import { writeWhole } from './writeWhole'
import type { Settings } from '../settings'

/** The file of the secret if no setting gives one. */
export const secretFile = (dataDir: string) => path.join(dataDir, 'session-secret')

/** The secret that signs sessions: from the setting, or made once and stored in DATA_DIR. */
export async function sessionSecret({ sessionSecret: given, dataDir }: Settings): Promise<string> {
  return given ?? (await storedSecret(secretFile(dataDir))) ?? makeSecret(secretFile(dataDir))
}

/** Undefined where there is none, or where a full disk or a power cut left a part of it. */
async function storedSecret(file: string): Promise<string | undefined> {
  try {
    const secret = await readFile(file, 'utf8')
    return secret.length < minSecretLength ? undefined : secret
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString('hex')
  // The folder is locked: no other process makes one meanwhile.
  await writeWhole(file, secret, 0o600)
  return secret
}
