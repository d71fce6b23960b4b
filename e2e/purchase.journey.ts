import path from 'node:path'
import { toCents } from '../contract/amounts'
import type { ProductReply } from '../contract/api/catalogue'
import { formatAmount } from '../src/ui/Price'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { expect, test } from './journey'
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
import { newPerson } from '../testing/newPerson'
import {
  addOnScreen,
  expectCount,
  expectPictures,
  expectQuantity,
  findOnScreen,
  lineOf,
  payOnScreen,
} from './shopping'
import { narrow, wide } from './visit'
import { words } from './words'

const cents = ({ product_price }: ProductReply) => toCents(product_price)

for (const viewport of [wide, narrow])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a visitor registers, buys and signs out', async ({ page, shop, catalogue: { all } }) => {
      const camille = newPerson()
      const [product, other] = all.filter(({ product_stock }) => product_stock > 10)
      if (!product || !other) throw new Error('Too little is in stock.')
      const expectTotal = (total: number) => sees(page, words.cart.amount(formatAmount(total)))

      await test.step('a visitor finds a product, and is asked to sign in to add it', async () => {
        await findOnScreen(page, product.product_name)
        await expectToFit(page)
        await expectPictures(page)
        await press(page, words.catalogue.addToCart)
        await sees(page, 'Veuillez vous connecter pour ajouter un produit au panier.')
      })

      await test.step('what is added stands in the header and in the cart', async () => {
        await registerOnScreen(page, camille)
        await followMenu(page, words.layout.cart(0))
        await sees(page, 'Aucun produit dans le panier')
        await addOnScreen(page, product.product_serial_number)
        await expectCount(page, 1)
        await addOnScreen(page, other.product_serial_number)
        await expectCount(page, 2)
        await followMenu(page, words.layout.cart(2))
        await seesHeading(page, words.cart.title)
        await expectQuantity(page, product.product_name, 1)
        await expectTotal(cents(product) + cents(other))
        await expectToFit(page)
      })

      await test.step('a line becomes more, less, and goes', async () => {
        const line = lineOf(page, product.product_name)
        await expect(line.less).toBeDisabled()
        await line.more.click()
        await line.more.click()
        await expectQuantity(page, product.product_name, 3)
        await expectTotal(3 * cents(product) + cents(other))
        await line.less.click()
        await expectQuantity(page, product.product_name, 2)
        await lineOf(page, other.product_name).remove.click()
        await expectTotal(2 * cents(product))
        await expectCount(page, 2)
        const lines = await (await ApiClient.signIn(shop.url, camille)).cart()
        expect(lines).toMatchObject([{ product_name: product.product_name, command_quantity: 2 }])
      })

      // spec: 4.11
      await test.step('the delivery mode outlives a reload, and is all that is kept of it', async () => {
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

      await test.step('paying says so at once, and shows the order a little later', async () => {
        await payOnScreen(page)
        await expectCount(page, 0)
        await sees(page, product.product_name)
        await sees(page, 'payée')
        await sees(page, words.orders.amount(formatAmount(2 * cents(product))))
        await expectToFit(page)
        await newestMailTo(shop, camille.email)
        const after = await fetchProducts(shop.url)
        const sold = after.find(({ product_name }) => product_name === product.product_name)
        expect(sold?.product_stock).toBe(product.product_stock - 2)
      })

      await test.step('the profile lists the order', async () => {
        const order = page.url()
        await followMenu(page, words.layout.profile)
        await follow(page, words.orders.open(path.basename(order)))
        await seesHeading(page, words.orders.title)
        expect(page.url()).toBe(order)
        await sees(page, product.product_name)
      })

      await test.step('signing out leaves nothing of the client in the browser', async () => {
        await followMenu(page, words.layout.profile)
        await press(page, words.account.logout)
        await expect.poll(() => storageOf(page)).toEqual({ delivery: 'domicile' })
        await followMenu(page, words.layout.shop)
        await seesHeading(page, words.catalogue.title)
        await expectToFit(page)
      })
    })
  })
