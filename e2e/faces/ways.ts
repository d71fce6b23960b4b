import type { Page } from 'playwright-core'
import { faultOf } from '../faults'
import { field, isTakenOver, press, sees } from '../page'
import { narrow } from '../visitor'
import { words } from '../words'
import type { Face, Shopper } from './Face'

const api = '**/api/**'
const anyAlert = 'main [role=alert]'

/** All that the screen has to show has come. */
export function full(as: Shopper = 'visitor', shows?: string | RegExp): Face {
  return {
    as,
    bring: async (page, address) => {
      await open(page, address)
      if (as === 'client') await countsArticles(page)
      if (shows) await sees(page, shows)
    },
  }
}

/** What the screen asks the server for is on its way. */
export function waiting(as: Shopper = 'visitor'): Face {
  return {
    as,
    bring: async (page, address) => {
      await page.route(api, () => undefined)
      await arrive(page, address)
      await page.getByText(words.common.waiting).first().waitFor({ state: 'attached' })
    },
  }
}

/** What the screen asks the server for does not come. */
export function failed(as: Shopper = 'visitor'): Face {
  return {
    as,
    bring: async (page, address) => {
      await page.route(api, (route) => route.fulfill(faultOf(500)))
      await arrive(page, address)
      await page.getByRole('button', { name: words.common.retry }).first().waitFor()
      await allHasCome(page)
    },
  }
}

/** The page's code does not come. */
export function broken(chunk: string): Face {
  return {
    as: 'visitor',
    bring: async (page, address) => {
      await page.route(`**/${chunk}*.js`, (route) => route.abort())
      await arrive(page, address, '')
      await page.getByRole('button', { name: words.common.reload }).waitFor()
    },
  }
}

type Sending = {
  as?: Shopper
  /** What is opened before, where the form stands folded away. */
  opens?: string
  button: string
  values?: Record<string, string>
}

/** The form was sent with these values: what is wrong stands at its fields, the first has the focus. */
export const refused = (sending: Sending): Face =>
  sent(sending, (page) => page.locator('main [aria-invalid=true]:focus').waitFor())

/** The form was sent, and the server would not have it. */
export const alerted = (sending: Sending): Face =>
  sent(sending, (page) => page.locator(anyAlert).first().waitFor())

/** The same, where this address of the API does not answer. */
export function unanswered(address: string, sending: Sending): Face {
  const face = alerted(sending)
  return {
    ...face,
    bring: async (page, screen) => {
      await page.route(address, (route) => route.fulfill(faultOf(500)))
      await face.bring(page, screen)
    },
  }
}

/** The form was sent with these values, and this is said. */
export const answered = (sending: Sending, answer: string | RegExp): Face =>
  sent(sending, (page) => sees(page, answer))

function sent(
  { as = 'visitor', opens, button, values = {} }: Sending,
  isThere: (page: Page) => Promise<void>,
): Face {
  return {
    as,
    bring: async (page, address) => {
      await open(page, address)
      if (opens) await page.getByText(opens).click()
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
      await press(page, button)
      await isThere(page)
    },
  }
}

/** The menu of a small window is open. */
export const menu = (as: Shopper = 'visitor'): Face => ({
  as,
  upTo: narrow.width,
  bring: async (page, address) => {
    await open(page, address)
    await page.getByRole('button', { name: words.layout.openMenu }).click()
  },
})

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address.slice(1))
  await isTakenOver(page)
  await allHasCome(page)
}

/** Goes there as a followed link does, from a page that has asked the server for nothing. */
async function arrive(page: Page, address: string, from = 'contact'): Promise<void> {
  await page.goto(from)
  await isTakenOver(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

const allHasCome = (page: Page) =>
  page.getByText(words.common.waiting).first().waitFor({ state: 'detached' })

/** The header knows the client's cart. */
const countsArticles = (page: Page) =>
  page.getByText(/^Panier, \d+ article/).waitFor({ state: 'attached' })
