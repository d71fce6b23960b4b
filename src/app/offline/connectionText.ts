import { offlineWords } from '../../../wording/offline'
import type { PageSettings } from '../../../contract/site/pageSettings'

export type Connection = {
  /** The browser has no network, or the shop does not answer. */
  isLost: boolean
  /** Articles whose change waits. */
  waiting: number
  isClient: boolean
}

/** What is said of the connection after what was said before. */
export function connectionText(
  { isLost, waiting, isClient }: Connection,
  before: Connection,
  wording: PageSettings['wording'],
): string {
  const words = offlineWords[wording]
  // A client who signs out is told nothing of a connection that may still be lost.
  if (!isLost && before.isClient && !isClient) return ''
  if (!isLost) return before.waiting > 0 && waiting === 0 ? words.sent : words.back
  const kept = isClient ? words.cartKept : words.pagesKept
  return waiting > 0 ? `${kept} ${words.waiting(waiting)}` : kept
}
