import type { Page } from '@playwright/test'
import { startStripeHost, type StripeHost } from '../testing/stripeHost'
import { test as base } from './journey'
import { press } from './page'
import { acceptConditions } from './shopping'
import { words } from './words'

/** A shop that takes money through the stand-in of Stripe, by transfer and at the counter. */
export const test = base.extend<{ host: StripeHost }>({
  host: async ({}, use) => {
    const host = await startStripeHost()
    await use(host)
    await host.close()
  },
  otherOrigins: async ({ host }, use) => use([host.origin]),
  shop: async ({ host, start }, use) => {
    const shop = await start({
      ...host.settings,
      PAYMENT: 'stripe,transfer,counter',
      TRANSFER_IBAN: 'FR7630006000011234567890189',
    })
    host.events.url = `${shop.url}/api/payments/stripe/events`
    await use(shop)
  },
})

/** Orders the cart by these means. */
export async function order(page: Page, means: 'card' | 'transfer' | 'counter'): Promise<void> {
  await page.goto('panier')
  await page.getByRole('radio', { name: words.checkout.meansName[means] }).check()
  await acceptConditions(page)
  await press(page, words.cart.pay)
}

export const onHostedPage = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click()
