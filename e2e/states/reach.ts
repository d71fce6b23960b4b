import type { Page } from '@playwright/test'
import { faultOf, incident } from '../faults'
import { field, goInside, open, press, sees } from '../page'
import { narrow } from '../visit'
import { words } from '../words'

/** Who looks: a visitor, or one of the clients that `openScene` registers. */
export type Viewer =
  | 'visitor'
  /** Has an address, an order and articles in the cart. */
  | 'client'
  /** Has nothing yet. */
  | 'newcomer'
  /** Has articles in the cart that are sold out by now. */
  | 'late'
  /** Has an article in the cart, and no address. */
  | 'unsettled'

/** One state of a screen: who sees it, and how a fresh page is brought there from its address. */
export type ScreenState = {
  as: Viewer
  bring: (page: Page, address: string) => Promise<void>
  /** Only windows up to this width have it. */
  upTo?: number
}
type Act = (page: Page) => Promise<unknown>

/** Everything that the screen shows has arrived; then this is done. */
export const openThen = (as: Viewer, act: Act): ScreenState => ({
  as,
  bring: async (page, address) => {
    await open(page, address)
    await isLoaded(page)
    await act(page)
  },
})

export const ready = (as: Viewer = 'visitor', shows?: string | RegExp): ScreenState =>
  openThen(as, async (page) => {
    // The header knows the client's cart.
    if (as === 'client') await page.getByText(/^Panier, \d+ article/).waitFor({ state: 'attached' })
    if (shows) await sees(page, shows)
  })

/** This is done on a page that requests nothing of the API; a link from it leads to the screen. */
const followThen = (as: Viewer, prepare: Act, act: Act, from = 'contact'): ScreenState => ({
  as,
  bring: async (page, address) => {
    await prepare(page)
    await open(page, from)
    await goInside(page, address)
    await act(page)
  },
})

/** The replies have not arrived yet. */
export const loading = (as: Viewer = 'visitor'): ScreenState =>
  followThen(
    as,
    (page) => page.route('**/api/**', () => undefined),
    (page) => page.getByText(words.common.waiting).first().waitFor({ state: 'attached' }),
  )

/** The replies are errors. */
export const erring = (as: Viewer = 'visitor'): ScreenState =>
  followThen(
    as,
    (page) => fail(page, '**/api/**', 500),
    async (page) => {
      await page.getByRole('button', { name: words.common.retry }).first().waitFor()
      await isLoaded(page)
      await sees(page, incident)
    },
  )

/** The page's code does not arrive. */
export const broken = (chunk: string): ScreenState =>
  followThen(
    'visitor',
    (page) => page.route(`**/${chunk}*.js`, (route) => route.abort()),
    (page) => page.getByRole('button', { name: words.common.reload }).waitFor(),
    '',
  )

/** From now on this path of the API has a fault. */
export const fail = (page: Page, path: string, status: 500 | 503) =>
  page.route(path, (route) => route.fulfill(faultOf(status)))

type Sending = {
  as?: Viewer
  /** What is opened before, where the form is folded away. */
  opens?: string
  button: string
  values?: Record<string, string>
  /** The path of the API that has a fault. */
  fails?: string
}

/** The form was sent with these values, and this is said. */
export const answered = (sending: Sending, answer: string | RegExp | Act): ScreenState =>
  openThen(sending.as ?? 'visitor', async (page) => {
    const { opens, button, values = {}, fails } = sending
    if (fails) await fail(page, fails, 500)
    if (opens) await page.getByText(opens).click()
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
    await press(page, button)
    await (typeof answer === 'function' ? answer(page) : sees(page, answer))
  })

/** Errors are at the form's fields, the first has the focus. */
export const refused = (sending: Sending): ScreenState =>
  answered(sending, (page) => page.locator('main [aria-invalid=true]:focus').waitFor())

/** The server refused the form. */
export const alerted = (sending: Sending): ScreenState =>
  answered(sending, (page) => page.locator('main [role=alert]').first().waitFor())

/** The menu of a small window is open. */
export const menu = (as: Viewer = 'visitor'): ScreenState => ({
  ...openThen(as, (page) => page.getByRole('button', { name: words.layout.openMenu }).click()),
  upTo: narrow.width,
})

const isLoaded = (page: Page): Promise<void> =>
  page.getByText(words.common.waiting).first().waitFor({ state: 'detached' })
