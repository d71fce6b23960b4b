import type { Page } from '@playwright/test'
import { getOrder } from '../contract/api/orders'
import { pathTo, paths } from '../src/paths'
import { buyOverApi } from './api'
import { expect, test } from './journey'
import { answered, expectToFit, goInside, isTakenOver, refusal, sees, signIn } from './page'
import { clientRoutes, otherSpellings, publicRoutes, type Route } from './routes'
import { narrow, wide } from './visit'
import { shopName, words } from './words'

/** Expects a route's title and facts, and that it fits into the window. */
async function expectArrived(page: Page, { title, facts = [] }: Route): Promise<void> {
  if (title) await expect(page).toHaveTitle(title)
  else
    await expect(async () => {
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      expect(await page.title()).toBe(`${heading} – ${shopName}`)
    }).toPass({ timeout: 15_000 })
  for (const fact of facts)
    await expect(page.getByRole('main')).toContainText(fact.replace(/\s+/g, ' '), {
      ignoreCase: true,
      useInnerText: true,
    })
  await expectToFit(page)
}

async function openByAddress(page: Page, route: Route): Promise<void> {
  const reply = await page.goto(route.path.slice(1))
  expect(reply?.status()).toBe(route.status ?? 200)
  await expectArrived(page, route)
}

async function openFromInside(page: Page, route: Route): Promise<void> {
  await isTakenOver(page)
  await goInside(page, route.path)
  await expectArrived(page, route)
}

// spec: 6.3
test('every page for everyone opens from another one', async ({ page, catalogue }) => {
  await page.goto('login')
  for (const route of publicRoutes(catalogue)) await openFromInside(page, route)
})

test.describe('on a telephone', () => {
  test.use({ viewport: narrow })

  // spec: 1.22, 6.2
  test('every page for everyone opens by its address, whatever its case', async ({
    page,
    catalogue,
    expectHeard,
  }) => {
    for (const route of [...publicRoutes(catalogue), ...otherSpellings()])
      await openByAddress(page, route)
    await expectHeard(answered('/nulle-part', 404))
  })

  test('a client’s pages', async ({ page, shop, client, catalogue: { all }, expectHeard }) => {
    const { person } = client
    // What a narrow table has most trouble with.
    const [product] = all
      .filter(({ product_stock }) => product_stock > 1)
      .sort((one, other) => other.product_name.length - one.product_name.length)
    const order = await buyOverApi(shop.url, client, product!)
    await shop.command('order', order, 'en préparation')
    const routes = clientRoutes(order, {
      client: [person.firstName, person.lastName, person.address, person.email],
      order: [product!.product_name],
    })

    // spec: 2.44
    await test.step('the pages for clients say that one is not connected', async () => {
      for (const { path } of routes) {
        await page.goto(path.slice(1))
        const main = page.getByRole('main')
        await main.getByText("Vous n'êtes pas connectez", { exact: true }).waitFor()
        expect(new URL(page.url()).pathname).toBe(path)
        const link = (name: string) => main.getByRole('link', { name })
        await expect(link(words.common.notConnectedSupport)).toHaveAttribute('href', '/contact')
        await expect(link(words.common.notConnectedLogin)).toHaveAttribute('href', paths.login)
      }
    })

    await test.step('signed in, every page for clients opens, both ways', async () => {
      await signIn(page, person)
      for (const route of routes) await openByAddress(page, route)
      await page.setViewportSize(wide)
      await page.goto('')
      for (const route of routes) await openFromInside(page, route)
    })

    await test.step('an order that does not exist is none', async () => {
      await page.goto(pathTo('order', '10000000').slice(1))
      await sees(page, 'Aucune commande trouvée')
      await expectHeard(...refusal(getOrder, 404))
    })
  })
})
