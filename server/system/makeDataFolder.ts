import { access, constants, mkdir } from 'node:fs/promises'
import { startWords as words } from '../../wording/start'
import { StartupError } from './StartupError'

/** Makes the folder of the shop's data, for its user alone; throws a `StartupError` if it is no use. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code = 'inconnu' } = error as NodeJS.ErrnoException
    throw new StartupError(words.dataDirUnusable(folder, code))
  }
}
