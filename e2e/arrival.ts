import type { Route } from './routes'
import { eventually } from './eventually'
import { isTakenOver, overflowOf } from './page'
import { answered, type Visitor } from './visitor'
import { shopName } from './words'

/** Checks that a route shows its title and facts, and fits into the window. */
export async function expectArrived(
  { page }: Visitor,
  { title, facts = [] }: Route,
): Promise<void> {
  await eventually(async () => {
    const [heading = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
    expect(await page.title()).toBe(title ?? `${heading} – ${shopName}`)
  })
  await eventually(async () => {
    const text = await page.getByRole('main').innerText()
    facts.forEach((fact) => expect(plain(text)).toContain(plain(fact)))
  })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** Types the route's address. */
export async function openDirectly(visitor: Visitor, route: Route): Promise<void> {
  const reply = await visitor.page.goto(route.path.slice(1))
  expect(reply?.status()).toBe(route.status ?? 200)
  await expectArrived(visitor, route)
  await visitor.expectQuiet({ except: route.status ? [answered(route.path, route.status)] : [] })
}

/** Arrives without a new document, as a followed link does. */
export async function navigateTo(visitor: Visitor, route: Route): Promise<void> {
  const { page } = visitor
  await isTakenOver(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route.path)
  await expectArrived(visitor, route)
  await visitor.expectQuiet()
}
