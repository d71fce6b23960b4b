import type { Page } from '@playwright/test'

/** Who looks: a visitor, or one of the clients that `openWorld` registers. */
export type Shopper =
  | 'visitor'
  /** Has an address, an order and articles in the cart. */
  | 'client'
  /** Has nothing yet. */
  | 'newcomer'
  /** Has articles in the cart that are sold out by now. */
  | 'late'
  /** Has an article in the cart, and no address. */
  | 'unsettled'

/** One state of a screen: who sees it, and how a fresh page is brought there from its address. */
export type ScreenState = {
  as: Shopper
  bring: (page: Page, address: string) => Promise<void>
  /** Only windows up to this width have it. */
  upTo?: number
}
