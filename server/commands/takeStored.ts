import { existsSync } from 'node:fs'
import { databaseFolder } from '../database/open'
import type { Settings, StoredSettings } from '../settings'
import { CommandError } from './CommandError'
import { execute } from './execute'

/**
 * The settings with what the shopkeeper has set, asked of the running shop or of its data; unchanged
 * on a machine that has neither.
 */
export async function takeStored(settings: Settings): Promise<Settings> {
  if (!settings.databaseUrl && !existsSync(databaseFolder(settings.dataDir))) return settings
  const request = { name: 'getStoredSettings', args: {} } as const
  const reply = await execute(settings, request, (error) => {
    throw error
  })
  if (!reply.isDone) throw new CommandError(reply.message)
  return { ...settings, ...settings.live(JSON.parse(reply.message) as StoredSettings) }
}
