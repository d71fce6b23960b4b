import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NotRun } from './NotRun'

const libraries = '/usr/lib'

/** The clock of another process: its environment, and how far it is off from now on (`+1h`, `-1d`). */
export type FakeClock = {
  environment: Record<string, string>
  set: (offset: string) => Promise<void>
}

/** A clock that a file in `folder` sets; timers keep running as they do. */
export async function makeFakeClock(folder: string): Promise<FakeClock> {
  const file = path.join(folder, 'clock')
  const set = (offset: string) => writeFile(file, `${offset}\n`)
  await set('+0')
  return {
    environment: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}

function findLibrary(): string {
  const found = readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync)
  if (!found) throw new NotRun('libfaketime is missing (Debian: apt-get install faketime)')
  return found
}
