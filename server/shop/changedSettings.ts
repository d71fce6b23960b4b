import type { Sql } from '../database/connect'
import { shopSettings } from '../database/schema'

/** The names of the settings that no longer have their default. */
export async function changedSettings(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.select({ name: shopSettings.name }).from(shopSettings)
  return new Set(rows.map(({ name }) => name))
}
