import { existsSync, readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const libraries = '/usr/lib'

/** The clock of another process. */
export type FakeClock = {
  environment: Record<string, string>
  /** How far it is off from now on: `+1h`, `-1d`. */
  set: (offset: string) => Promise<void>
  /** It shows this time within a second, never an earlier one, and goes on from there. */
  setTo: (time: string) => Promise<void>
}

/** A clock that a file in `folder` sets; timers keep running as they do. */
export async function makeFakeClock(folder: string): Promise<FakeClock> {
  const file = path.join(folder, 'clock')
  // Whole at once: the other process reads it whenever it asks for the time.
  const set = async (offset: string) => {
    await writeFile(`${file}.new`, `${offset}\n`)
    await rename(`${file}.new`, file)
  }
  await set('+0')
  return {
    environment: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    setTo(time) {
      const seconds = Math.ceil((Date.parse(time) - Date.now()) / 1000)
      return set(`${seconds < 0 ? '' : '+'}${seconds}`)
    },
  }
}

function findLibrary(): string {
  const found = readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync)
  if (!found) throw new Error('libfaketime is missing (Debian: apt-get install faketime)')
  return found
}
