import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffSettings'
import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import { describeIncompleteSheets } from '../../catalogue/incompleteSheets'
import type { SettingName } from '../../../contract/settingNames'
import { ProblemError } from '../../http/ProblemError'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { missingSettings } from '../../shop/missingToOpen'
import type { OpeningSettings } from '../../shop/openingSettings'
import { SettingValueError } from '../../shop/SettingValueError'
import { changeShopSetting } from './changeShopSetting'
import { heroPreparation } from './heroPreparation'
import { findSettings } from './findSettings'
import { missingAddress } from './missingAddress'
import { shownEnvironment } from './shownEnvironment'
import { testMail } from './testMail'

type Needed = Pick<
  Services,
  'database' | 'settings' | 'liveSettings' | 'clock' | 'pictures' | 'report'
>

/** What a manager sets, and sees of what the operator sets. */
export function registerSettingDesk(app: FastifyInstance, services: Needed): void {
  const { database, settings, liveSettings, clock } = services
  const prepare = heroPreparation(app, services)

  registerEndpoint(app, endpoints.getStaffSettings, () =>
    findSettings(database.sql, settings, clock()),
  )

  registerEndpoint(app, endpoints.changeStaffSetting, async ({ params, body, staff }) => {
    // JSON has no undefined, and a missing value is none that a setting can have.
    const { version: seen, value = null } = body
    const change = { name: params.id, value, version: seen, by: staff.id }
    const version = await changeShopSetting(services, change).catch(refuse)
    await liveSettings.refresh()
    if (change.name === 'home') prepare()
    return { version, message: replies[changeOf(params.id, value)] }
  })

  registerEndpoint(app, endpoints.resetStaffSetting, async ({ params, body, staff }) => {
    const reset = { name: params.id, version: body.version, by: staff.id }
    const version = await changeShopSetting(services, reset).catch(refuseReset)
    await liveSettings.refresh()
    return { version, message: replies.reset }
  })

  registerEndpoint(app, endpoints.getStaffEnvironment, async () => ({
    values: shownEnvironment(settings),
    missing: [...missingAddress(settings), ...missingSettings(settings)],
    sheets: await describeIncompleteSheets(database.sql),
  }))

  registerEndpoint(app, endpoints.testStaffMail, async ({ staff }) => {
    await testMail(services, staff)
    const { email } = staff
    return { message: settings.smtpUrl ? replies.mailQueued(email) : replies.mailWritten(email) }
  })
}

/** What a change did, as its reply says it. */
function changeOf(name: SettingName, value: unknown): 'changed' | 'opened' | 'closed' {
  if (name !== 'opening') return 'changed'
  return (value as OpeningSettings).isOpen ? 'opened' : 'closed'
}

/** Names the first fault of each place. */
function refuse(error: unknown): never {
  if (!(error instanceof SettingValueError)) throw error
  const fields: Record<string, string> = {}
  for (const { place, wanted } of error.faults) fields[place] ??= replies.wanted(wanted)
  throw new ProblemError(400, 'invalid_input', replies.wrong, fields)
}

/** Nothing was typed, so there is no field to name. */
function refuseReset(error: unknown): never {
  if (!(error instanceof SettingValueError)) throw error
  throw new ProblemError(400, 'invalid_input', replies.wanted(error.faults[0]?.wanted ?? ''))
}
