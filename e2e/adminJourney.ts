import type { Page } from '@playwright/test'
import { openAdmin, signOutOfAdmin, type Member } from './adminAccount'
import { test as base } from './journey'

type Fixtures = {
  /** Opens the account of a member of the staff, who signs out of the test's page in the end. */
  openAdmin: (member?: Member, at?: Page) => Promise<void>
  /** A page of the shop in a fresh browser profile. */
  shopper: Page
}

/** Journeys through the admin, each in a shop of its own, in the words of a shop at an https address. */
export const test = base.extend<Fixtures>({
  ownShop: { WORDING: 'corrected' },
  openAdmin: async ({ page, shop }, use) => {
    await use((member, at = page) => openAdmin(at, shop, member))
    await signOutOfAdmin(page)
  },
  shopper: async ({ browser, shop }, use) => {
    const shopper = await browser.newPage({ baseURL: `${shop.url}/` })
    await use(shopper)
    await shopper.close()
  },
})
