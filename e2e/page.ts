import { expect, type Locator, type Page } from '@playwright/test'
import type { Endpoint } from '../contract/api/endpoint'
import type { Person } from '../testing/newPerson'
import { words } from './words'

/** The link of the header; on a small screen the menu is opened for it. */
export async function menuLink(page: Page, name: string | RegExp): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: words.layout.navigation })
  const toggle = navigation.getByRole('button', { name: words.layout.openMenu })
  if (await toggle.isVisible()) await toggle.click()
  return navigation.getByRole('link', { name })
}

export async function followMenu(page: Page, name: string | RegExp): Promise<void> {
  await (await menuLink(page, name)).click()
}

/** The field with this label; a required one carries a star. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`))

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

export const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

export const seesHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor()

export const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor()

/** All that the shop stores in the browser. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))

/** Nothing is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Waits until the focused element has this text and begins inside the window. */
export async function expectFocusOn(page: Page, text: string): Promise<void> {
  const focused = page.locator(':focus')
  await expect(focused).toContainText(text)
  await expect
    .poll(() =>
      focused.evaluate((one) => {
        const { top } = one.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      }),
    )
    .toBe(true)
}

/** The control that has the focus, where something lies over its foot. */
export function coveredStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement!
    // Of a text that goes over several lines, the last one.
    const { left, width, bottom } = [...stop.getClientRects()].at(-1)!
    const shown = document.elementFromPoint(left + width / 2, bottom - 2)
    return shown && stop.contains(shown) ? null : stop.outerHTML
  })
}

/** Waits until no animation runs; an endless one does not count. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

/** Waits until React has hydrated the server's page. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address.replace(/^\//, ''))
  await isTakenOver(page)
}

/** Tells the shop that the reader saves data, so that it fetches nothing ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Navigates inside the app, as a followed link does. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

export async function sendSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await field(page, words.session.email).fill(email)
  await field(page, words.session.password).fill(password)
  await press(page, words.session.signInButton)
}

/** Signs in at /login and waits for the profile. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('login')
  await sendSignIn(page, person)
  await seesHeading(page, words.account.title)
}

/** Opens an account on the screens; ends on the page where it began. */
export async function registerOnScreen(page: Page, person: Person): Promise<void> {
  await followMenu(page, words.layout.login)
  await follow(page, words.session.toRegister)
  for (const name of ['firstName', 'lastName', 'email', 'address', 'password'] as const)
    await field(page, words.session[name]).fill(person[name])
  await press(page, words.session.registerButton)
}

/** What Chromium and the shop write to the console when an endpoint refuses. */
export function refusal({ method, path }: Endpoint, status: number): RegExp[] {
  const where = path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return [new RegExp(`status of ${status} .*${where}`), new RegExp(`${method} ${path}: ${status}`)]
}

/** What Chromium writes when a page or a file has this status. */
export const answered = (path: string, status: number): RegExp =>
  new RegExp(`status of ${status} .*${escaped(path)}`)

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
