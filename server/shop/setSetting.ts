import { eq, sql as raw } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fr } from 'zod/locales'
import type { SettingName } from '../../contract/settingNames'
import type { Sql } from '../database/connect'
import { shopSettings } from '../database/schema'
import { SettingValueError } from './SettingValueError'
import { declaredSettings } from './shopSettings'

const inFrench = { error: fr().localeError }

/** The value as it is stored; throws a SettingValueError that says what is wrong and where. */
export function parseSetting(name: SettingName, value: unknown): unknown {
  const parsed = z.safeParse<z.ZodMiniType>(declaredSettings[name].schema, value, inFrench)
  if (parsed.success) return parsed.data
  throw new SettingValueError(
    name,
    parsed.error.issues.map(({ path, message }) => ({
      place: z.core.toDotPath(path),
      wanted: message,
    })),
  )
}

/** Stores a value; throws a SettingValueError for one that the setting cannot have. */
export async function setSetting(
  sql: Sql,
  { name, value, at }: { name: SettingName; value: unknown; at: Date },
): Promise<void> {
  const row = { name, value: parseSetting(name, value), at }
  await sql
    .insert(shopSettings)
    .values(row)
    .onConflictDoUpdate({
      target: shopSettings.name,
      set: { value: raw`excluded.value`, at },
    })
}

/** Returns a setting to its default. */
export async function resetSetting(sql: Sql, name: SettingName): Promise<void> {
  await sql.delete(shopSettings).where(eq(shopSettings.name, name))
}
