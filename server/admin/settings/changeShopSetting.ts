import { eq, max, sql as raw } from 'drizzle-orm'
import type { MeansValue } from '../../../contract/api/staff/staffSettingValues'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { settingsHistory, shopSettings } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import type { Services } from '../../services'
import type { ClosedWeeks } from '../../shop/calendarSettings'
import { parseSetting, resetSetting, setSetting } from '../../shop/setSetting'
import type { SettingName } from '../../../contract/settingNames'
import { recordAct } from '../../staff/recordAct'
import { findLastAct } from '../../staff/selectActs'
import { assertMayOpen } from './assertMayOpen'
import { assertNamed } from './assertNamed'
import { assertNearClosures } from './assertNearClosures'
import { mailBankAccount } from './mailBankAccount'
import { assertPossibleMeans } from './assertPossibleMeans'
import { isActOn } from './settingActs'

type Change = {
  name: SettingName
  /** Undefined returns the setting to its default. */
  value?: unknown
  /** Null for a command. */
  by: string | null
  /** What the caller saw; undefined for a command, which saw nothing. */
  version?: number
}

/**
 * Changes or resets a setting, and says so in the log; a change that changes nothing leaves no
 * trace. Returns the version from now on. Throws a SettingValueError for a value that the setting
 * cannot have, and a ProblemError (409) that says who was faster, or what is missing to open.
 */
export async function changeShopSetting(
  services: Pick<Services, 'database' | 'clock' | 'settings' | 'pictures'>,
  { name, value, by, version }: Change,
): Promise<number> {
  const { database, clock } = services
  const isReset = value === undefined
  const wanted = isReset ? null : parseSetting(name, value)
  await assertMayOpen(services, name, wanted)
  if (!isReset) await assertNamed(services, name, wanted)
  if (name === 'means') assertPossibleMeans(services.settings, wanted as MeansValue | null)
  if (name === 'closedWeeks') assertNearClosures(wanted as ClosedWeeks | null, clock())
  return inTransaction(database.sql, async (tx) => {
    // A setting that has its default has no row to lock.
    await tx.execute(raw`lock table ${shopSettings} in share row exclusive mode`)
    const seen = await versionOf(tx, name)
    if (version !== undefined && version !== seen) throw await changedMeanwhile(tx, name)
    const [stored] = await tx
      .select({
        value: shopSettings.value,
        isSame: raw<boolean>`${shopSettings.value} = ${JSON.stringify(wanted)}::jsonb`,
      })
      .from(shopSettings)
      .where(eq(shopSettings.name, name))
    const before = stored?.value ?? null
    if (isReset ? !stored : stored?.isSame) return seen
    const at = clock()
    await (isReset ? resetSetting(tx, name) : setSetting(tx, { name, value: wanted, at }))
    await recordAct(tx, {
      act: isReset ? 'setting_reset' : 'setting_changed',
      staffId: by,
      before: { setting: name, value: before },
      after: { setting: name, value: wanted },
      at,
    })
    if (name === 'means')
      await mailBankAccount(tx, services.settings, { before, after: wanted, by, at })
    return versionOf(tx, name)
  })
}

/** The last line of the history, which the database itself writes; 0 without any. */
async function versionOf(tx: Sql, name: SettingName): Promise<number> {
  const [row] = await tx
    .select({ id: max(settingsHistory.id) })
    .from(settingsHistory)
    .where(eq(settingsHistory.name, name))
  return row?.id ?? 0
}

async function changedMeanwhile(tx: Sql, name: SettingName): Promise<ProblemError> {
  const last = await findLastAct(tx, isActOn(name))
  const message = last ? replies.changedBy(last) : replies.changedMeanwhile
  return new ProblemError(409, 'setting_changed', message)
}
