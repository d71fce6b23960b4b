import { expect, type Locator, type Page } from '@playwright/test'
import { field, press, sees } from './page'
import { acknowledgementOn, type Acknowledgement } from './acknowledgement'
import { words } from './words'

const { form, own, review, done, here, title } = words.withdrawals

export type Typed = { name: string; order: string; email: string; articles?: string }

/** Types a guest's declaration on the page, up to what will be declared. */
export async function typeDeclaration(page: Page, typed: Typed): Promise<void> {
  await page.goto('retractation')
  for (const name of ['name', 'order', 'email', 'articles'] as const)
    await field(page, form[name]).fill(typed[name] ?? '')
  await press(page, form.next)
  await sees(page, review.title)
}

/** From the order's own page to the quantities that can be withdrawn from. */
export async function openOwnOrder(page: Page, order: string): Promise<Locator> {
  await page.goto(`command/${order}`)
  await page.getByRole('main').getByRole('link', { name: here }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  return ownOrder(page, order)
}

/** An order among those that the client can withdraw from. */
export const ownOrder = (page: Page, order: string): Locator =>
  page.getByRole('main').locator('details', { hasText: order })

/** Picks quantities by the article's name, up to what will be declared. */
export async function pick(order: Locator, pieces: Record<string, string> = {}): Promise<void> {
  for (const [name, quantity] of Object.entries(pieces))
    await order.getByLabel(own.quantity(name), { exact: true }).fill(quantity)
  await order.getByRole('button', { name: own.next }).click()
  await order.getByRole('heading', { name: review.title }).waitFor()
}

/** Confirms what the page shows, which is acknowledged at once. */
export async function confirm(page: Page): Promise<Acknowledgement> {
  await press(page, review.confirm)
  const heading = page.getByRole('heading', { level: 2, name: done.title })
  await expect(heading).toBeVisible()
  return acknowledgementOn(page)
}
