import type { SettingName } from '../../../contract/settingNames'
import { adminOpeningReplies as replies } from '../../../wording/replies/adminOpening'
import { describeIncompleteSheets } from '../../catalogue/incompleteSheets'
import { ProblemError } from '../../http/ProblemError'
import type { Services } from '../../services'
import type { MissingSetting } from '../../../wording/start'
import { missingSettings } from '../../shop/missingToOpen'
import { defaultOpening, type OpeningSettings } from '../../shop/openingSettings'

type Needs = Pick<Services, 'database' | 'settings'>

/**
 * Throws a ProblemError (409) that names what is missing, where this value would open a shop that
 * STRICT_LAW keeps closed, or that has no means of payment; null returns the setting to its default.
 */
export async function assertMayOpen(
  { database, settings }: Needs,
  name: SettingName,
  value: unknown,
): Promise<void> {
  if (name !== 'opening') return
  const { isOpen } = (value ?? defaultOpening) as OpeningSettings
  if (!isOpen) return
  if (settings.payments.providers.length === 0) throw refused(['PAYMENT'], 0)
  if (!settings.strictLaw) return
  const missing = missingSettings(settings).map((lack) => lack.name)
  const sheets = await describeIncompleteSheets(database.sql)
  if (missing.length + sheets.length > 0) throw refused(missing, sheets.length)
}

const refused = (missing: readonly MissingSetting[], sheets: number) =>
  new ProblemError(409, 'missing_to_open', replies.incomplete(missing, sheets))
