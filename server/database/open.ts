import path from 'node:path'
import type { Settings } from '../settings'
import type { Database } from './connect'
import { openEmbedded } from './embedded'
import { openPostgresql } from './postgresql'
import { embeddedTemplate } from './template'
import type { TimeLimits } from './timeLimits'

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, 'database')

/**
 * The shop's database, migrated: PostgreSQL if DATABASE_URL is set, with these time limits for its
 * queries, else embedded in DATA_DIR.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  limits?: TimeLimits,
): Promise<Database> {
  if (settings.databaseUrl)
    return openPostgresql(settings.databaseUrl, { ...(limits && { limits }) })
  const template = await embeddedTemplate(settings.dataDir)
  return openEmbedded(databaseFolder(settings.dataDir), template)
}
