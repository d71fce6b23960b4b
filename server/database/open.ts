import path from 'node:path'
import { startWords as words } from '../../wording/start'
import type { Settings } from '../settings'
import { isCode } from '../system/isCode'
import { StartupError } from '../system/StartupError'
import type { Database } from './connect'
import { openEmbedded } from './embedded'
import { isDatabaseAway } from './isDatabaseAway'
import { openPostgresql } from './postgresql'
import { hasSqlState, isLockTaken } from './sqlStates'
import { embeddedTemplate } from './template'
import type { TimeLimits } from './timeLimits'

/** PostgreSQL's codes for a wrong password, user or database. */
const refusalCodes = ['28P01', '28000', '3D000']

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, 'database')

/**
 * The shop's database, migrated: PostgreSQL if DATABASE_URL is set, with these time limits for its
 * queries, else embedded in DATA_DIR. Throws `StartupError` where it cannot be opened.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  limits?: TimeLimits,
): Promise<Database> {
  if (settings.databaseUrl)
    return openPostgresql(settings.databaseUrl, { ...(limits && { limits }) }).catch(explain)
  return openEmbedded(databaseFolder(settings.dataDir), () => embeddedTemplate(settings.dataDir))
}

/** Names the setting, never its value, which has a password. */
function explain(error: unknown): never {
  if (isLockTaken(error)) throw new StartupError(words.migrationHeldUp)
  if (hasSqlState(error, '57014')) throw new StartupError(words.migrationCancelled)
  if (hasSqlState(error, '25006')) throw new StartupError(words.databaseReadOnly)
  if (isDatabaseAway(error)) throw new StartupError(words.databaseAway)
  if (isCode(error, ...refusalCodes) || isPasswordMissing(error))
    throw new StartupError(words.databaseRefused)
  throw error
}

/** The driver's own error for an address without a password has no code. */
const isPasswordMissing = (error: unknown) =>
  error instanceof Error && /^SASL: .* password must be /.test(error.message)
