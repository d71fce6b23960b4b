import type { Page } from '@playwright/test'
import { fileListName } from '../contract/site/offline'
import { expect, test } from './journey'
import { coveredStop, followMenu, press, sees, seesHeading, signIn } from './page'
import { expectCount, inStock } from './shopping'
import { narrow } from './visit'
import { words } from './words'

test.use({ viewport: narrow, serviceWorkers: 'allow' })
const lost = /ERR_INTERNET_DISCONNECTED|network|ERR_FAILED/

test('without a connection the cart is kept, its changes wait, and are made once', async ({
  page,
  client,
  catalogue: { all },
  expectHeard,
}) => {
  const [first, second] = [inStock(all, 10), inStock(all.slice(20), 10)]
  const { more } = words.cart
  await page.goto('')
  await expect.poll(() => hasKeptFiles(page)).toBe(true)
  await signIn(page, client.person)
  await page.goto(`product/${first.product_serial_number}`)
  await press(page, words.catalogue.addToCart)
  await expectCount(page, 1)
  await page.goto(`product/${second.product_serial_number}`)
  await seesHeading(page, second.product_name)
  await expectCount(page, 1)

  await test.step('a page that was seen opens again, and an article is added', async () => {
    await page.context().setOffline(true)
    await page.reload()
    await seesHeading(page, second.product_name)
    await sees(page, words.offline.cartKept)
    await press(page, words.catalogue.addToCart)
    await expectCount(page, 2)
    await sees(page, words.offline.waiting(1))
  })

  await test.step('the cart opens, also by its address, and its quantities change', async () => {
    await followMenu(page, words.layout.cart(2))
    await press(page, more(first.product_name))
    await expectCount(page, 3)
    await sees(page, words.offline.waiting(2))
    await page.reload()
    await expect(page.getByLabel(words.cart.quantityOf(first.product_name))).toHaveValue('2')
    await expect(page.getByLabel(words.cart.quantityOf(second.product_name))).toHaveValue('1')
    expect(await client.cart()).toMatchObject([{ command_quantity: 1 }])
  })

  await test.step('a page that was never seen says so', async () => {
    await page.goto(`product/${all[40]!.product_serial_number}`)
    await page.getByRole('button', { name: words.common.retry }).first().waitFor()
  })

  await test.step('what says so is not over the last link of the page', async () => {
    await sees(page, words.offline.cartKept)
    await page.locator('footer a').last().focus()
    expect(await coveredStop(page)).toBeNull()
  })

  await test.step('with the connection back, what waited is sent', async () => {
    await page.context().setOffline(false)
    await sees(page, words.offline.sent)
    const pieces = (await client.cart()).map((line) => [line.product_name, line.command_quantity])
    expect(pieces.sort()).toEqual(
      [
        [first.product_name, 2],
        [second.product_name, 1],
      ].sort(),
    )
    await expectHeard(lost)
  })

  await test.step('signing out leaves nothing of the client, nor the number of an order', async () => {
    const order = await client.buy(first)
    await page.goto(`retractation?commande=${order}`)
    await page.goto(`command/${order}`)
    await sees(page, order)
    await followMenu(page, words.layout.profile)
    await press(page, words.account.logout)
    await expect.poll(() => page.evaluate(readStored)).toEqual({ carts: 0, personal: [] })
  })
})

/** The worker has kept the files of this build. */
const hasKeptFiles = (page: Page) =>
  page.evaluate(
    async (name) => (await caches.match(new URL(name, document.baseURI))) !== undefined,
    fileListName,
  )

/** What the browser keeps of a client beside localStorage. */
async function readStored() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('comptoir')
    opening.onsuccess = () => resolve(opening.result)
  })
  const carts = await new Promise<number>((resolve) => {
    const counting = database.transaction('cart').objectStore('cart').count()
    counting.onsuccess = () => resolve(counting.result)
  })
  database.close()
  const kept = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  )
  const personal = kept
    .flat()
    .map(({ url }) => url)
    .filter((url) => /\/api\/client\/|\/command\/\d\d|[?&](commande|retour)=/.test(url))
  return { carts, personal }
}
