import { startWords as words } from '../../wording/start'
import type { ClosedReason } from '../../contract/closedReasons'
import { closedByChoice, closedToOrders } from '../../wording/replies/opening'
import type { Services } from '../services'
import { missingToOpen } from '../shop/missingToOpen'
import type { ShopSettings } from '../shop/shopSettings'
import { describeIncompleteSheets, hasIncompleteSheets } from './incompleteSheets'

type Needs = Pick<Services, 'settings' | 'database'>

/** What the shop lacks to open lawfully, in words for its shopkeeper; empty if nothing. */
export async function describeMissing({ settings, database }: Needs): Promise<string[]> {
  const missing = missingToOpen({ ...settings, strictLaw: true })
  const sheets = await describeIncompleteSheets(database.sql)
  return [
    ...(missing.length > 0 ? [words.missingToOpen(missing)] : []),
    ...(sheets.length > 0 ? [words.missingOnSheets(sheets)] : []),
  ]
}

type Chosen = Pick<ShopSettings, 'opening'>

/** Whether the shop takes no orders because its shopkeeper chose so, or because the law forbids it. */
export async function findClosed(
  { settings, database }: Needs,
  { opening }: Chosen,
): Promise<ClosedReason | null> {
  if (!opening.isOpen) return 'chosen'
  if (!settings.strictLaw) return null
  const isClosed = missingToOpen(settings).length > 0 || (await hasIncompleteSheets(database.sql))
  return isClosed ? 'incomplete' : null
}

/**
 * Why the shop takes no orders, in a sentence for shoppers; null while it does. Call it before a
 * transaction, never inside one.
 */
export async function whyClosed(services: Needs, shop: Chosen): Promise<string | null> {
  const { email } = services.settings.seller
  const reason = await findClosed(services, shop)
  if (reason === null) return null
  return reason === 'chosen' ? closedByChoice(email, shop.opening.note) : closedToOrders(email)
}
