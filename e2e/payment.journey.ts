import type { Page } from '@playwright/test'
import { expectToBeWell } from './expectToBeWell'
import { onHostedPage, order, test } from './hostedPayment'
import { expect, nightlyIf } from './journey'
import { linkMailedTo } from './mails'
import { press, sees, seesHeading } from './page'
import { inStock } from './shopping'
import { narrow, visit, wide } from './visit'
import { words } from './words'

const { orderPayment, cart, orders } = words

for (const viewport of [narrow, wide])
  test(
    `an order is paid, resumed, changed or left to be paid by hand, at ${viewport.width} px`,
    nightlyIf(viewport === wide),
    async ({ browser, shop, host, client, catalogue: { all } }) => {
      const product = inStock(all, 20)
      const page = await visit(browser, { url: shop.url, signedIn: client, viewport })
      /** The shop notes that the money of the order on the screen has arrived. */
      async function expectPaidByHand(on: Page): Promise<void> {
        await seesHeading(on, orders.title)
        await shop.command('payment', new URL(on.url()).pathname.split('/').at(-1)!, 'received')
        await on.reload()
        await sees(on, orderPayment.thanks(client.person.firstName))
      }

      await test.step('abandoned, resumed, declined, then paid', async () => {
        await client.add(product)
        await page.goto('panier')
        await page.getByRole('radio').nth(4).waitFor()
        await expectToBeWell(page)
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

      await test.step('back after the event, the first look shows it paid', async () => {
        await client.add(product)
        host.faults.areEventsFirst = true
        await order(page, 'card')
        const read = page.waitForResponse((one) => one.url().includes('/api/client/command/'))
        await onHostedPage(page, 'Payer')
        await sees(page, orderPayment.thanks(client.person.firstName))
        host.faults.areEventsFirst = false
        expect(await (await read).json()).toMatchObject([{ command_state: 'payée' }])
      })

      await test.step('a payment that does not begin is said, and begins at the next press', async () => {
        await client.add(product)
        host.faults.plan('error500', /POST .*checkout\/sessions$/, 2)
        await order(page, 'card')
        await sees(page, 'Le paiement n’a pas pu commencer')
        await sees(page, orderPayment.awaited)
        await press(page, orderPayment.pay)
        await onHostedPage(page, 'Payer')
        await sees(page, orderPayment.thanks(client.person.firstName))
      })

      await test.step('the window is closed at the payment’s page: the cart leads to the order', async () => {
        await client.add(product)
        const closed = await page.context().newPage()
        await order(closed, 'card')
        await closed.getByRole('button', { name: 'Payer', exact: true }).waitFor()
        await closed.close()
        await page.goto('panier')
        await page.getByRole('link', { name: /^Voir la commande/ }).click()
        await press(page, orderPayment.pay)
        await onHostedPage(page, 'Payer')
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
        await client.add(product)
        await order(page, 'counter')
        await expectPaidByHand(page)
      })

      await test.step('by transfer', async () => {
        await client.add(product)
        await order(page, 'transfer')
        await sees(page, 'FR76 3000 6000 0112 3456 7890 189')
        await expectToBeWell(page)
        await expectPaidByHand(page)
      })
      await page.context().close()
    },
  )
