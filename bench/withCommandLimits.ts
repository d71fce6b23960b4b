import type { Database } from '../server/database/connect'
import { openPostgresql } from '../server/database/postgresql'
import { commandLimits } from '../server/database/timeLimits'
import { urlOf } from '../testing/openTestDatabase'

/** Works on the same database with the time limits of commands: filling a shop exceeds those of requests. */
export async function withCommandLimits<Result>(
  own: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPostgresql(await urlOf(own), { limits: commandLimits })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
