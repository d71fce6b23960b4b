import type { Page } from '@playwright/test'
import { toCents } from '../contract/amounts'
import { grindWords, lineName } from '../wording/grinds'
import { orderAgainWords } from '../wording/orderAgain'
import { searchWords } from '../wording/search'
import { countPresses } from './countPresses'
import { expect, nightlyIf, test } from './journey'
import { expectToFit, sees, seesHeading, signIn } from './page'
import { wide } from './visit'
import { words } from './words'

const search = searchWords.specified
const tiny = { width: 320, height: 700 }
/** Pieces, and cents that one costs at most. */
const [pieces, maxCents] = [2, 1200]

for (const viewport of [wide, tiny])
  test.describe(`at ${viewport.width} px`, nightlyIf(viewport === wide), () => {
    test.use({ viewport })

    test('a coffee for filter under 12 € is found and bought in 12 presses, and again in 4', async ({
      page,
      client,
      catalogue: { all },
    }) => {
      await signIn(page, client.person)
      await page.goto('')
      const presses = countPresses()
      const main = page.getByRole('main')
      const results = main.getByRole('article')

      await test.step('the basket is in one row with the shop’s name', async () => {
        const [bar, basket] = [
          page.getByRole('banner'),
          page.getByRole('link', { name: /panier/i }),
        ]
        const area = (await bar.boundingBox())!
        expect(area.height).toBeLessThan(2 * (await basket.boundingBox())!.height)
      })

      await test.step('it is found by what it is for and what it costs, and read', async () => {
        await presses.on(main.getByRole('link', { name: words.home.toCoffee }).first())
        await presses.on(main.getByRole('link', { name: words.catalogue.filter }))
        await seesHeading(page, search.title)
        // A telephone's filters open with a press of their own; its results show their prices.
        for (const value of viewport === wide ? ['filtre', 'jusqu’à 12'] : ['filtre']) {
          const facet = main.getByRole('link', { name: new RegExp(`^${value}`) })
          const panel = main.getByRole('button', { name: /^Filtrer/ })
          await facet.or(panel).first().waitFor()
          if (!(await facet.isVisible())) await presses.on(panel)
          await presses.on(facet)
          await main.getByRole('list', { name: search.chosen }).getByText(value).first().waitFor()
        }
        await expectToFit(page)
        await presses.on(results.first().getByRole('heading'))
        await page.waitForURL('**/product/**')
      })

      const name = (await main
        .getByRole('article')
        .getByRole('heading', { level: 1 })
        .textContent())!
      const line = lineName({ name, grind: 'filtre' })
      await test.step('two, ground for filter, are added and bought, delivered with dates', async () => {
        await expectToFit(page)
        await presses.choose(page.getByLabel(words.catalogue.grind), grindWords.filtre)
        await presses.on(main.getByRole('button', { name: words.catalogue.more, exact: true }))
        await presses.on(main.getByRole('button', { name: words.catalogue.addToCart, exact: true }))
        await presses.on(main.getByRole('link', { name: words.catalogue.inCart(pieces) }))
        await expect(page.getByLabel(words.cart.quantityOf(line))).toHaveValue(String(pieces))
        await presses.on(page.getByRole('radio', { name: words.cart.toHome }))
        await sees(page, /entre .+ et .+/)
        await pay(page, presses)
        await sees(page, grindWords.filtre)
      })
      expect(presses.count()).toBeLessThanOrEqual(12)

      const bought = all.find((one) => one.product_name === name)
      expect(toCents(bought!.product_price)).toBeLessThanOrEqual(maxCents)
      expect(bought!.product_facts.brewing).toContain('filtre')

      await test.step('the next day it is bought again', async () => {
        await page.goto('profil')
        const again = countPresses()
        await again.on(main.getByRole('button', { name: orderAgainWords.specified.again }).first())
        await seesHeading(page, words.cart.title)
        await pay(page, again)
        await sees(page, grindWords.filtre)
        // The way to the profile is the fourth.
        expect(again.count() + 1).toBeLessThanOrEqual(4)
      })
    })
  })

async function pay(page: Page, presses: ReturnType<typeof countPresses>): Promise<void> {
  await presses.on(page.getByRole('checkbox', { name: words.checkout.conditions }))
  await expect(page.getByRole('button', { name: words.cart.pay })).toBeEnabled()
  await presses.on(page.getByRole('button', { name: words.cart.pay }))
  await seesHeading(page, words.orders.title)
  await expectToFit(page)
}
