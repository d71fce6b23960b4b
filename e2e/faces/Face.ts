import type { Page } from 'playwright-core'

/** Who looks: a visitor, or one of the clients that `openWorld` registers. */
export type Shopper =
  | 'visitor'
  /** With an address, an order and articles in the cart. */
  | 'client'
  /** With nothing yet. */
  | 'newcomer'
  /** Whose articles are no longer all in stock. */
  | 'late'
  /** Without an address, with an article in the cart. */
  | 'unsettled'

/** One state of a screen: who sees it, and how a fresh page is brought there from its address. */
export type Face = {
  as: Shopper
  bring: (page: Page, address: string) => Promise<void>
  /** Only windows up to this width have it. */
  upTo?: number
}
