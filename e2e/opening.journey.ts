import type { Page } from '@playwright/test'
import type { OpeningStep } from '../contract/openingSteps'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { completeSheet } from '../testing/completeSheet'
import { adminEnvironmentWords } from '../wording/admin/environment'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminOpeningWords } from '../wording/admin/opening'
import { adminProductFormWords } from '../wording/admin/productForm'
import { adminSettingsWords } from '../wording/admin/settings'
import { adminTodayWords } from '../wording/admin/today'
import { adminOpeningReplies } from '../wording/replies/adminOpening'
import { adminSettingReplies as replies } from '../wording/replies/adminSettings'
import { productReplies } from '../wording/replies/products'
import { sellerFactNames } from '../wording/sellerFacts'
import { box, button } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect } from './journey'
import { sees, seesHeading } from './page'
import { narrow, wide } from './visit'

test.use({ ownShop: { PAYMENT: 'demonstration,counter' } })

const words = adminOpeningWords.specified
const settings = adminSettingsWords.specified
const form = adminProductFormWords.specified
const { legalName, ingredients, netQuantity } = completeSheet

const step = (page: Page, name: OpeningStep) =>
  page.getByRole('region', { name: words.steps[name].title })
const toggle = (page: Page, name: OpeningStep, isOpen = false) =>
  button(page, words.toggle(isOpen, words.steps[name].title)).click()
const expectDone = (page: Page, name: OpeningStep) =>
  step(page, name).getByText(words.states.done, { exact: true }).waitFor()
const save = (page: Page, name: OpeningStep) =>
  step(page, name).getByRole('button', { name: settings.save, exact: true }).click()

test('a new shopkeeper goes from the terminal’s link to an open shop, and a shopper orders', async ({
  page,
  openAdmin,
  shop,
}) => {
  await shop.command('settings', 'set', 'opening', '{ "isOpen": false, "note": null }')
  const shopper = await ApiClient.register(shop.url)
  const sound = async () => {
    await page.mouse.move(0, 0)
    await expectToBeWell(page)
  }

  await test.step('the opened account leads to the room', async () => {
    await openAdmin({ leadsTo: 'shopOpening' })
    await sees(page, words.progress(0, 7))
    await sound()
    await page.setViewportSize(narrow)
    await sound()
    await page.setViewportSize(wide)
  })

  await test.step('hours, delivery and preparation', async () => {
    await toggle(page, 'hours')
    const [tuesday, wednesday] = [settings.days.tuesday, settings.days.wednesday]
    await button(page, settings.addSpan(tuesday)).click()
    const group = page.getByRole('group', { name: tuesday })
    await group.getByLabel(settings.from, { exact: true }).fill('09:30')
    await group.getByLabel(settings.to, { exact: true }).fill('19:00')
    await page.getByRole('group', { name: wednesday }).getByText(settings.sameAsBefore).click()
    await sound()
    await save(page, 'hours')
    await expectDone(page, 'hours')
    await expect(button(page, words.toggle(false, words.steps.hours.title))).toBeFocused()
    for (const name of ['delivery', 'preparation'] as const) {
      await toggle(page, name)
      await save(page, name)
      await expectDone(page, name)
    }
  })

  await test.step('a test mail is sent, and its end is seen', async () => {
    await toggle(page, 'mail')
    await button(page, adminEnvironmentWords.specified.mailTest).click()
    await step(page, 'mail')
      .getByText(/écrit dans un fichier/)
      .waitFor()
    await toggle(page, 'mail', true)
  })

  await test.step('the examples go, and five products are typed', async () => {
    await toggle(page, 'products')
    await sound()
    await button(page, words.retireInvented(55)).click()
    await sees(page, adminOpeningReplies.retired(55))
    await page.getByText(words.typed, { exact: true }).click()
    for (let place = 1; place <= 5; place += 1) {
      const serial = `THE-${place}`
      await box(page, form.serial).fill(serial)
      await box(page, form.openingStock).fill('12')
      await box(page, form.labelOf('name')).fill(`Sencha ${place}`)
      await box(page, form.labelOf('category')).selectOption('Thé')
      await box(page, form.labelOf('price')).fill('12,90')
      await page.getByText(form.food, { exact: true }).click()
      await box(page, form.labelOf('legalName')).fill(legalName)
      await box(page, form.labelOf('ingredients')).fill(ingredients)
      await box(page, form.labelOf('netQuantity')).fill(netQuantity)
      await button(page, form.create).click()
      await sees(page, productReplies.created(serial))
      await expect(box(page, form.serial)).toBeFocused()
    }
    await sees(page, words.onSale(5, 0))
    await sound()
    await toggle(page, 'products', true)
    await expectDone(page, 'products')
  })

  await test.step('what is missing leads to its step', async () => {
    await button(page, words.goTo(words.steps.identity.title)).click()
    await expect(button(page, words.toggle(true, words.steps.identity.title))).toBeFocused()
    await step(page, 'identity').getByLabel(sellerFactNames.siret).waitFor()
    await sound()
  })

  await test.step('one press opens the shop, and a shopper can order', async () => {
    const [product] = await fetchProducts(shop.url)
    await expect(shopper.buyToPickUp(product!)).rejects.toThrow('order_not_payable')
    await button(page, settings.openShop).click()
    await sees(page, words.toShop)
    await sound()
    expect(await shopper.buyToPickUp(product!)).toMatch(/^\d+$/)
  })

  await test.step('one press closes it with a sentence, and Aujourd’hui says so', async () => {
    await page.getByRole('link', { name: adminLayoutWords.specified.settings, exact: true }).click()
    await seesHeading(page, settings.title)
    await box(page, settings.closedNote).fill('Nous rouvrons lundi.')
    await button(page, settings.closeShop).click()
    await sees(page, replies.closed)
    await sound()
    await page.getByRole('link', { name: adminLayoutWords.specified.today, exact: true }).click()
    await sees(page, adminTodayWords.specified.closed.chosen)
    await sound()
    await page.getByRole('link', { name: adminTodayWords.specified.toOpening }).click()
    await seesHeading(page, words.title)
  })
})
