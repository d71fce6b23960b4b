import type { Page } from '@playwright/test'
import { getOrder } from '../contract/api/orders'
import { paths } from '../src/paths'
import { expect } from './journey'
import { answered, expectToFit, goInside, isTakenOver, refusal, sees, signIn } from './page'
import { otherSpellings } from './states/spellings'
import { clientScreens, test, type ScreenName, type World } from './states/world'
import { screens } from './states/visitStates'
import { narrow, wide } from './visit'
import { shopName, words } from './words'

/** Titles to the letter; any other has the page's heading, with the shop's name but for products. */
const titles: Partial<Record<ScreenName, string>> = {
  home: shopName,
  products: 'Nos produits',
  category: 'Nos produits',
  noCategory: 'Nos produits',
  noListPage: 'Nos produits',
  contact: 'Contact',
  legalNotice: 'Mentions Légales',
  profile: 'Votre Profil',
  cart: 'Votre Panier',
  newestOrder: 'Votre commande',
  order: 'Votre commande',
}
const isForClients = (name: ScreenName) => clientScreens.includes(name) || name === 'noOrder'
const publicScreens = screens.filter((name) => !isForClients(name))
const isProduct = (name: ScreenName) => name === 'product' || name === 'soldOut'
const missing: ScreenName[] = ['unknown', 'noProduct']

/** Expects a page's own title, and that it fits into the window. */
async function expectArrived(page: Page, name: ScreenName): Promise<void> {
  await expect(async () => {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const usual = isProduct(name) ? heading : `${heading} – ${shopName}`
    expect(await page.title()).toBe(titles[name] ?? usual)
  }).toPass({ timeout: 15_000 })
  await expectToFit(page)
}

async function openByAddress(page: Page, { addresses }: World, name: ScreenName): Promise<void> {
  const reply = await page.goto(addresses[name].slice(1))
  // A link with a token may be the same document.
  expect(reply?.status() ?? 200).toBe(missing.includes(name) ? 404 : 200)
  await expectArrived(page, name)
}

async function openFromInside(page: Page, { addresses }: World, name: ScreenName): Promise<void> {
  await isTakenOver(page)
  await goInside(page, addresses[name])
  await expectArrived(page, name)
}

// spec: 6.3
test('every page for everyone opens from another one', async ({ page, world }) => {
  await page.goto('login')
  for (const name of publicScreens.filter((one) => one !== 'noProduct'))
    await openFromInside(page, world, name)
})

test.describe('on a telephone', () => {
  test.use({ viewport: narrow })

  // spec: 1.22, 6.2
  test('every page for everyone opens by its address, whatever its case', async ({
    page,
    world,
    expectHeard,
  }) => {
    for (const name of publicScreens) await openByAddress(page, world, name)
    for (const path of otherSpellings) expect((await page.goto(path.slice(1)))?.status()).toBe(200)
    await expectHeard(...missing.map((name) => answered(world.addresses[name], 404)))
  })

  test('a client’s pages', async ({ page, world, expectHeard }) => {
    const { addresses, shop, shoppers, bought, order } = world
    const { person } = shoppers.client
    const main = page.getByRole('main')
    await shop.command('order', order, 'en préparation')
    const facts: Partial<Record<ScreenName, string[]>> = {
      profile: [person.firstName, person.lastName, person.address, person.email, order],
      cart: [bought.product_name],
      newestOrder: [order, 'en préparation', bought.product_name],
      order: [order, 'en préparation', bought.product_name],
    }

    // spec: 2.44
    await test.step('the pages for clients say that one is not connected', async () => {
      for (const name of clientScreens) {
        await page.goto(addresses[name].slice(1))
        await main.getByText("Vous n'êtes pas connectez", { exact: true }).waitFor()
        await expect(page).toHaveURL(shop.url + addresses[name])
        const link = (text: string) => main.getByRole('link', { name: text })
        await expect(link(words.common.notConnectedSupport)).toHaveAttribute('href', '/contact')
        await expect(link(words.common.notConnectedLogin)).toHaveAttribute('href', paths.login)
      }
    })

    await test.step('signed in, every page for clients opens, both ways', async () => {
      await signIn(page, person)
      for (const name of clientScreens) {
        await openByAddress(page, world, name)
        for (const fact of facts[name] ?? []) await expect(main).toContainText(fact)
      }
      await page.setViewportSize(wide)
      await page.goto('')
      for (const name of clientScreens) await openFromInside(page, world, name)
    })

    await test.step('an order that does not exist is none', async () => {
      await page.goto(addresses.noOrder.slice(1))
      await sees(page, 'Aucune commande trouvée')
      await expectHeard(...refusal(getOrder, 404))
    })
  })
})
