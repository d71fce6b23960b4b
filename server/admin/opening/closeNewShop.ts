import { eq } from 'drizzle-orm'
import { isCatalogueEmpty } from '../../catalogue/seedCatalogue'
import { settingsHistory } from '../../database/schema'
import type { Services } from '../../services'
import { changeShopSetting } from '../settings/changeShopSetting'

type Needs = Pick<Services, 'database' | 'clock' | 'settings' | 'pictures'>

/**
 * A shop that starts in public with an empty database takes no orders until somebody opens it. Call
 * it before the first products are there; it never closes a shop whose keeper decided.
 */
export async function closeNewShop(services: Needs): Promise<void> {
  const { database, settings } = services
  const { sql } = database
  if (!settings.publicUrl.startsWith('https:') || !(await isCatalogueEmpty(sql))) return
  const decided = await sql.$count(settingsHistory, eq(settingsHistory.name, 'opening'))
  if (decided > 0) return
  const value = { isOpen: false, note: null }
  await changeShopSetting(services, { name: 'opening', value, by: null })
}
