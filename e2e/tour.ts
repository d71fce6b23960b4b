import type { Page } from 'playwright-core'
import type { ProductReply } from '../contract/api/catalogue'
import { cataloguesOf, registerOverApi } from './api'
import type { DrivenPage } from './driver/DrivenPage'
import { eventually } from './eventually'
import { followMenu, sees } from './page'
import { newPerson, signIn, type Person } from './people'
import {
  addOnScreen,
  expectCount,
  expectQuantity,
  findOnScreen,
  lineOf,
  payOnScreen,
} from './shopping'
import type { Visitor } from './visitor'
import { words } from './words'

type Sold = Pick<ProductReply, 'product_name' | 'product_serial_number'>

/** The shortest way through the whole shop: browse, sign in, add, more, pay, see the order. */
export async function tour(page: Page, person: Person, product: Sold): Promise<void> {
  const name = product.product_name
  await findOnScreen(page, name)
  await expectPictures(page)
  await signIn(page, person)
  await addOnScreen(page, product.product_serial_number)
  await expectCount(page, 1)
  await followMenu(page, words.layout.cart(1))
  await lineOf(page, name).more.click()
  await expectQuantity(page, name, 2)
  await expectCount(page, 2)
  await payOnScreen(page)
  await sees(page, 'payée')
}

/** The tour of a new client, and a list's second page, where the API is on another origin. */
export async function tourBefore(api: { url: string }, { page }: Pick<Visitor, 'page'>) {
  const camille = newPerson()
  await registerOverApi(api.url, camille)
  const { all } = await cataloguesOf(api.url)
  await tour(
    page,
    camille,
    all.find(({ product_stock }) => product_stock > 5)!,
  )
  await page.goto('products?page=2')
  await page.getByText(`${all.length} Produits trouver`).waitFor()
}

/** Every picture that the screen has asked for has come. */
export async function expectPictures(page: DrivenPage): Promise<void> {
  await eventually(async () => {
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc, src }) => currentSrc || src),
    )
    expect(broken).toEqual([])
  })
}
