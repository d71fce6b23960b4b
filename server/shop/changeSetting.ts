import { eq, sql as raw } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fr } from 'zod/locales'
import { settingReplies as words } from '../../wording/shopSettings'
import type { Sql } from '../database/connect'
import { shopSettings } from '../database/schema'
import { OperatorError } from '../system/OperatorError'
import { declaredSettings, type SettingName } from './shopSettings'

const inFrench = { error: fr().localeError }

/** Stores a value; throws an OperatorError that says what is wrong and where. */
export async function setSetting(
  sql: Sql,
  { name, value, at }: { name: SettingName; value: unknown; at: Date },
): Promise<void> {
  const parsed = z.safeParse<z.ZodMiniType>(declaredSettings[name].schema, value, inFrench)
  if (!parsed.success)
    throw new OperatorError(
      words.wrong(
        name,
        parsed.error.issues.map(({ path, message }) => ({
          place: z.core.toDotPath(path),
          wanted: message,
        })),
      ),
    )
  const row = { name, value: parsed.data, at }
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
