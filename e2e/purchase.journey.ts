import path from 'node:path'
import { toCents } from '../contract/amounts'
import { formatAmount } from '../src/ui/Price'
import { fetchProducts } from '../testing/ApiClient'
import { newPerson } from '../testing/newPerson'
import { expect, nightlyIf, test } from './journey'
import { newestMailTo } from './mails'
import {
  expectToFit,
  follow,
  followMenu,
  press,
  registerOnScreen,
  sees,
  seesHeading,
  storageOf,
} from './page'
import {
  addOneMoreOnScreen,
  expectCount,
  expectPictures,
  findOnScreen,
  inStock,
  payOnScreen,
} from './shopping'
import { narrow, wide } from './visit'
import { words } from './words'

for (const viewport of [wide, narrow])
  test.describe(`at ${viewport.width} px`, nightlyIf(viewport === wide), () => {
    test.use({ viewport })

    test('a visitor registers, buys and signs out', async ({ page, shop, catalogue: { all } }) => {
      const camille = newPerson()
      const product = inStock(all, 10)
      const { product_name: name, product_serial_number: serial } = product
      const total = formatAmount(2 * toCents(product.product_price))

      await test.step('a visitor finds a product, and is asked to sign in to add it', async () => {
        await findOnScreen(page, name)
        await expectToFit(page)
        await expectPictures(page)
        await press(page, words.catalogue.addToCart)
        await sees(page, 'Veuillez vous connecter pour ajouter un produit au panier.')
      })

      await test.step('an account is opened, the product is added, and one more of it', async () => {
        await registerOnScreen(page, camille)
        await seesHeading(page, name)
        await addOneMoreOnScreen(page, product)
        await sees(page, words.cart.amount(total))
        await expectToFit(page)
      })

      // spec: 4.11
      await test.step('the delivery mode is the same after a reload, and is all that is stored of it', async () => {
        const toHome = page.getByRole('radio', { name: words.cart.toHome })
        await expect(page.getByRole('radio', { name: words.cart.toShop })).toBeChecked()
        await toHome.check()
        await sees(page, camille.address)
        await page.reload()
        await expect(toHome).toBeChecked()
        const stored = await storageOf(page)
        expect(Object.keys(stored).sort()).toEqual(['client', 'delivery', 'token'])
        expect(stored.delivery).toBe('domicile')
      })

      await test.step('the payment leads to the order, a mail and less in stock', async () => {
        await payOnScreen(page)
        await expectCount(page, 0)
        await sees(page, name)
        await sees(page, words.orders.amount(total))
        await expectToFit(page)
        await newestMailTo(shop, camille.email)
        const after = await fetchProducts(shop.url)
        const sold = after.find((one) => one.product_serial_number === serial)
        expect(sold?.product_stock).toBe(product.product_stock - 2)
      })

      await test.step('the profile lists the order, and signing out leaves nothing', async () => {
        const order = page.url()
        await followMenu(page, words.layout.profile)
        await follow(page, words.orders.open(path.basename(order)))
        await expect(page).toHaveURL(order)
        await sees(page, name)
        await followMenu(page, words.layout.profile)
        await press(page, words.account.logout)
        await expect.poll(() => storageOf(page)).toEqual({ delivery: 'domicile' })
        await expectToFit(page)
      })
    })
  })
