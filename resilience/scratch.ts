import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '../server/database/connect'
import { openDatabase } from '../server/database/open'
import { createDatabase } from '../testing/createDatabase'

/** A place for the data of one run: the server's settings for it, and how it is cleared away. */
export type Scratch = {
  dataDir: string
  databaseUrl: string | null
  settings: Record<string, string>
  remove: () => Promise<void>
}

/** Works in a scratch that is gone afterwards. */
export async function withScratch<Result>(
  postgresql: string | null,
  work: (scratch: Scratch) => Promise<Result>,
  parent?: string,
): Promise<Result> {
  const scratch = await makeScratch(postgresql, parent)
  try {
    return await work(scratch)
  } finally {
    await scratch.remove()
  }
}

/** Works in the scratch's database, which no server holds if it is an embedded one. */
export async function inDatabase<Result>(
  scratch: Scratch,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(scratch)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A new folder in `parent`, holding the embedded database where no PostgreSQL server is given. */
export async function makeScratch(postgresql: string | null, parent = tmpdir()): Promise<Scratch> {
  const dataDir = await mkdtemp(path.join(parent, 'comptoir-resilience-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (postgresql === null)
    return {
      dataDir,
      databaseUrl: null,
      settings: { DATA_DIR: dataDir },
      remove: removeFolder,
    }

  const { url, drop } = await createDatabase(postgresql, 'comptoir_resilience')
  return {
    dataDir,
    databaseUrl: url,
    settings: {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
    },
    async remove() {
      await drop()
      await removeFolder()
    },
  }
}
