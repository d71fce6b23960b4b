import { eq, max } from 'drizzle-orm'
import { settingsHistory } from '../../server/database/schema'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

/** A change of the setting `reviews`, whatever it is now. */
export function settingRequests({ services }: TestServer): StaffRequests {
  const id = () => 'reviews'
  return {
    changeStaffSetting: {
      id,
      body: async () => ({ version: await version(), value: { invitationDays: 9 } }),
    },
    retryLostMails: { body: () => ({ ids: [] }) },
    dropLostMails: { body: () => ({ ids: [] }) },
    resetStaffSetting: { id, body: async () => ({ version: await version() }) },
  }

  async function version(): Promise<number> {
    const [row] = await services.database.sql
      .select({ id: max(settingsHistory.id) })
      .from(settingsHistory)
      .where(eq(settingsHistory.name, id()))
    return row?.id ?? 0
  }
}
