import path from 'node:path'
import { toCents } from '../contract/amounts'
import type { ProductReply } from '../contract/api/catalogue'
import { formatAmount } from '../src/ui/Price'
import { cartOf, cataloguesOf, productsOf } from './api'
import { eventually } from './eventually'
import { openFirefox } from './driver/openFirefox'
import { startJourneyIn, type Driven } from './journey'
import { newestMailTo } from './mails'
import { follow, followMenu, press, sees, seesHeading, storageOf } from './page'
import { newPerson } from './people'
import { registerOnScreen } from './register'
import {
  addOnScreen,
  expectCount,
  expectQuantity,
  findOnScreen,
  lineOf,
  payOnScreen,
} from './shopping'
import { expectPictures } from './tour'
import { openChromium } from './visitor'
import { words } from './words'

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
])('in %s', (_, open) => {
  const journey = startJourneyIn<Driven>(open)

  const camille = newPerson()
  const product = () => bought[0]!
  const other = () => bought[1]!
  let bought: ProductReply[]

  async function expectTotal(cents: number): Promise<void> {
    await sees(journey.page, words.cart.amount(formatAmount(cents)))
  }
  const cents = ({ product_price }: ProductReply) => toCents(product_price)

  journey.step('a visitor finds a product, and is asked to sign in to add it', async () => {
    const { page, visitor, shop } = journey
    const { all } = await cataloguesOf(shop.url)
    bought = all.filter(({ product_stock }) => product_stock > 10)
    await findOnScreen(page, product().product_name)
    await expectPictures(page)
    await press(page, words.catalogue.addToCart)
    await sees(page, 'Veuillez vous connecter pour ajouter un produit au panier.')
    await visitor.expectQuiet()
  })

  journey.step('what is added stands in the header and in the cart', async () => {
    const { page, visitor } = journey
    await registerOnScreen(page, camille)
    await followMenu(page, words.layout.cart(0))
    await sees(page, 'Aucun produit dans le panier')
    await addOnScreen(page, product().product_serial_number)
    await expectCount(page, 1)
    await addOnScreen(page, other().product_serial_number)
    await expectCount(page, 2)
    await followMenu(page, words.layout.cart(2))
    await seesHeading(page, words.cart.title)
    await expectQuantity(page, product().product_name, 1)
    await expectTotal(cents(product()) + cents(other()))
    await visitor.expectQuiet()
  })

  journey.step('a line becomes more, less, and goes', async () => {
    const { page, visitor, shop } = journey
    const line = lineOf(page, product().product_name)
    expect(await line.less.isDisabled()).toBe(true)
    await line.more.click()
    await line.more.click()
    await expectQuantity(page, product().product_name, 3)
    await expectTotal(3 * cents(product()) + cents(other()))
    await line.less.click()
    await expectQuantity(page, product().product_name, 2)
    await lineOf(page, other().product_name).remove.click()
    await expectTotal(2 * cents(product()))
    await expectCount(page, 2)
    const held = await cartOf(shop.url, await storageOf(page))
    expect(held.map((one) => [one.product_name, one.command_quantity])).toEqual([
      [product().product_name, 2],
    ])
    await visitor.expectQuiet()
  })

  journey.step('the delivery mode outlives a reload, and is all that is kept of it', async () => {
    const { page, visitor } = journey
    const toHome = page.getByRole('radio', { name: words.cart.toHome })
    expect(await page.getByRole('radio', { name: words.cart.toShop }).isChecked()).toBe(true)
    await toHome.check()
    await sees(page, camille.address)
    await page.reload()
    await eventually(async () => expect(await toHome.isChecked()).toBe(true))
    const stored = await storageOf(page)
    expect(Object.keys(stored).sort()).toEqual(['client', 'delivery', 'token'])
    expect(stored.delivery).toBe('domicile')
    await visitor.expectQuiet()
  })

  journey.step('paying says so at once, and shows the order a little later', async () => {
    const { page, visitor, shop } = journey
    await payOnScreen(page)
    await expectCount(page, 0)
    await sees(page, product().product_name)
    await sees(page, 'payée')
    await sees(page, words.orders.amount(formatAmount(2 * cents(product()))))
    await newestMailTo(shop, camille.email)
    const after = await productsOf(shop.url, '/api/products')
    const stock = after.find(({ product_name }) => product_name === product().product_name)
    expect(stock?.product_stock).toBe(product().product_stock - 2)
    await visitor.expectQuiet()
  })

  journey.step('the profile lists the order', async () => {
    const { page, visitor } = journey
    const order = new URL(page.url()).pathname
    await followMenu(page, words.layout.profile)
    await follow(page, words.orders.open(path.basename(order)))
    await seesHeading(page, words.orders.title)
    expect(new URL(page.url()).pathname).toBe(order)
    await sees(page, product().product_name)
    await visitor.expectQuiet()
  })

  journey.step('signing out leaves nothing of the client in the browser', async () => {
    const { page, visitor } = journey
    await followMenu(page, words.layout.profile)
    await press(page, words.account.logout)
    await eventually(async () => expect(await storageOf(page)).toEqual({ delivery: 'domicile' }))
    await visitor.expectQuiet()
  })
})
