import type { Page } from '@playwright/test'
import { faultOf, incident } from '../faults'
import { field, goInside, open, press, sees } from '../page'
import { narrow } from '../visit'
import { words } from '../words'
import type { ScreenState, Shopper } from './ScreenState'

const api = '**/api/**'

/** Everything that the screen shows has arrived. */
export const ready = (as: Shopper = 'visitor', shows?: string | RegExp): ScreenState => ({
  as,
  bring: async (page, address) => {
    await openReady(page, address)
    // The header knows the client's cart.
    if (as === 'client') await page.getByText(/^Panier, \d+ article/).waitFor({ state: 'attached' })
    if (shows) await sees(page, shows)
  },
})

/** The replies have not arrived yet. */
export const loading = (as: Shopper = 'visitor'): ScreenState => ({
  as,
  bring: async (page, address) => {
    await page.route(api, () => undefined)
    await arrive(page, address)
    await page.getByText(words.common.waiting).first().waitFor({ state: 'attached' })
  },
})

/** The replies are errors. */
export const erring = (as: Shopper = 'visitor'): ScreenState => ({
  as,
  bring: async (page, address) => {
    await page.route(api, (route) => route.fulfill(faultOf(500)))
    await arrive(page, address)
    await page.getByRole('button', { name: words.common.retry }).first().waitFor()
    await isLoaded(page)
    await sees(page, incident)
  },
})

/** The page's code does not arrive. */
export const broken = (chunk: string): ScreenState => ({
  as: 'visitor',
  bring: async (page, address) => {
    await page.route(`**/${chunk}*.js`, (route) => route.abort())
    await arrive(page, address, '')
    await page.getByRole('button', { name: words.common.reload }).waitFor()
  },
})

type Sending = {
  as?: Shopper
  /** What is opened before, where the form is folded away. */
  opens?: string
  button: string
  values?: Record<string, string>
}

/** The form was sent with these values: errors are at its fields, the first has the focus. */
export const refused = (sending: Sending): ScreenState =>
  sent(sending, (page) => page.locator('main [aria-invalid=true]:focus').waitFor())

/** The form was sent, and the server refused it. */
export const alerted = (sending: Sending): ScreenState =>
  sent(sending, (page) => page.locator('main [role=alert]').first().waitFor())

/** The same, where this path of the API has a fault. */
export function unanswered(path: string, sending: Sending): ScreenState {
  const state = alerted(sending)
  return {
    ...state,
    bring: async (page, address) => {
      await page.route(path, (route) => route.fulfill(faultOf(500)))
      await state.bring(page, address)
    },
  }
}

/** The form was sent with these values, and this is said. */
export const answered = (sending: Sending, answer: string | RegExp): ScreenState =>
  sent(sending, (page) => sees(page, answer))

const sent = (
  { as = 'visitor', opens, button, values = {} }: Sending,
  isThere: (page: Page) => Promise<void>,
): ScreenState => ({
  as,
  bring: async (page, address) => {
    await openReady(page, address)
    if (opens) await page.getByText(opens).click()
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
    await press(page, button)
    await isThere(page)
  },
})

/** The menu of a small window is open. */
export const menu = (as: Shopper = 'visitor'): ScreenState => ({
  as,
  upTo: narrow.width,
  bring: async (page, address) => {
    await openReady(page, address)
    await page.getByRole('button', { name: words.layout.openMenu }).click()
  },
})

export async function openReady(page: Page, address: string): Promise<void> {
  await open(page, address)
  await isLoaded(page)
}

/** Follows a link from a page that requests nothing of the API. */
async function arrive(page: Page, address: string, from = 'contact'): Promise<void> {
  await open(page, from)
  await goInside(page, address)
}

const isLoaded = (page: Page): Promise<void> =>
  page.getByText(words.common.waiting).first().waitFor({ state: 'detached' })
