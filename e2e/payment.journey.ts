import type { Page } from '@playwright/test'
import { startStripeHost, type StripeHost } from '../testing/stripeHost'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightlyIf, test as base } from './journey'
import { linkMailedTo } from './mails'
import { press, sees, seesHeading } from './page'
import { acceptConditions, inStock } from './shopping'
import { narrow, visit, wide } from './visit'
import { words } from './words'

const { orderPayment, checkout, cart, orders } = words

const test = base.extend<{ host: StripeHost }>({
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
async function order(page: Page, means: 'card' | 'transfer' | 'counter'): Promise<void> {
  await page.goto('panier')
  await page.getByRole('radio', { name: checkout.meansName[means] }).check()
  await acceptConditions(page)
  await press(page, cart.pay)
}
const onHostedPage = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click()

for (const viewport of [narrow, wide])
  test(
    `an order is paid, resumed, changed or left to be paid by hand, at ${viewport.width} px`,
    nightlyIf(viewport === wide),
    async ({ browser, shop, host, client, catalogue: { all } }) => {
      const product = inStock(all, 20)
      const page = await visit(browser, { url: shop.url, signedIn: client, viewport })

      await test.step('abandoned, resumed, declined, then paid', async () => {
        await client.add(product)
        await order(page, 'card')
        await expect(page).toHaveURL(new RegExp(host.origin))
        await onHostedPage(page, 'Revenir à la boutique sans payer')
        await seesHeading(page, orders.title)
        await sees(page, orderPayment.awaited)
        await expectToBeWell(page)
        await press(page, orderPayment.pay)
        await onHostedPage(page, 'Refuser la carte')
        await sees(page, 'Votre carte a été refusée.')
        await onHostedPage(page, 'Payer')
        await sees(page, orderPayment.thanks(client.person.firstName))
        await expect(page.getByRole('button', { name: orderPayment.pay })).toHaveCount(0)
        await expectToBeWell(page)
      })

      await test.step('the mail asks to prove the address', async () => {
        await page.goto(await linkMailedTo(shop, client.person.email))
        await press(page, words.account.confirmEmailButton)
        await sees(page, client.person.email)
      })

      await test.step('back before the event, the page says what is true as it arrives', async () => {
        await client.add(product)
        host.events.mode = 'hold'
        await order(page, 'card')
        await onHostedPage(page, 'Payer')
        await sees(page, orderPayment.checking)
        for (const event of host.events.held.splice(0)) await host.events.deliver(event)
        host.events.mode = 'send'
        await sees(page, orderPayment.thanks(client.person.firstName))
      })

      await test.step('back by the browser, the order is given up and its cart is there again', async () => {
        await client.add(product)
        await order(page, 'card')
        await page.getByRole('button', { name: 'Payer', exact: true }).waitFor()
        await page.goBack()
        await seesHeading(page, orders.title)
        await press(page, orderPayment.changeCart)
        await seesHeading(page, cart.title)
        await expect(page.getByLabel(cart.quantityOf(product.product_name))).toHaveValue('1')
      })

      await test.step('at the counter', async () => {
        await order(page, 'counter')
        await sees(page, orderPayment.counter)
        await expectToBeWell(page)
        await press(page, orderPayment.giveUp)
        await sees(page, orderPayment.cancelled)
        await expectToBeWell(page)
      })

      await test.step('by transfer', async () => {
        await client.add(product)
        await order(page, 'transfer')
        await sees(page, 'FR76 3000 6000 0112 3456 7890 189')
        await expectToBeWell(page)
      })
      await page.context().close()
    },
  )
