import { startWords as words } from '../../wording/start'
import { closedToOrders } from '../../wording/replies/opening'
import type { Services } from '../services'
import { missingToOpen } from '../shop/missingToOpen'
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

/**
 * Why the shop takes no orders, in a sentence for shoppers; null while it does. Call it before a
 * transaction, never inside one.
 */
export async function whyClosed({ settings, database }: Needs): Promise<string | null> {
  if (!settings.strictLaw) return null
  const isClosed = missingToOpen(settings).length > 0 || (await hasIncompleteSheets(database.sql))
  return isClosed ? closedToOrders(settings.seller.email) : null
}
