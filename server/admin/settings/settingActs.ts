import { desc, sql as raw, type SQL } from 'drizzle-orm'
import type { SettingAct } from '../../../contract/api/staff/staffSettings'
import { settingNames, type SettingName } from '../../../contract/settingNames'
import type { Sql } from '../../database/connect'
import { auditLog } from '../../database/schema'
import { selectActs } from '../../staff/selectActs'
import { linesOfStored } from './settingLines'

/** How many of the last changes are shown. */
const shown = 10

/** The acts on one setting; the index `audit_log_by_setting` has exactly these. */
export const isActOn = (name: SettingName): SQL =>
  raw`${auditLog.act} in ('setting_changed', 'setting_reset') and ${auditLog.after}->>'setting' = ${name}`

/** The last changes of each setting, newest first. */
export async function findSettingActs(sql: Sql): Promise<Record<SettingName, SettingAct[]>> {
  const found = await Promise.all(
    settingNames.map(async (name) => [name, await findActsOn(sql, name)] as const),
  )
  return Object.fromEntries(found) as Record<SettingName, SettingAct[]>
}

async function findActsOn(sql: Sql, name: SettingName): Promise<SettingAct[]> {
  const rows = await selectActs(sql, isActOn(name)).orderBy(desc(auditLog.id)).limit(shown)
  return rows.map(({ at, who, act, before, after }) => {
    const [old, now] = [linesOf(name, before), linesOf(name, after)]
    return {
      at: at.toISOString(),
      who,
      is_reset: act === 'setting_reset',
      before: old.filter((line) => !now.includes(line)),
      after: now.filter((line) => !old.includes(line)),
    }
  })
}

const linesOf = (name: SettingName, said: unknown) =>
  linesOfStored(name, (said as { value?: unknown } | null)?.value ?? null)
