import { pathTo, paths, type PageName } from '../src/paths'
import { lookFaceByFace } from './faceByFace'
import { startJourney } from './journey'
import { longPerson, sellLongWords } from './longWords'
import { field, isTakenOver, press } from './page'
import { signIn } from './people'
import { narrow, visit, type Visitor } from './visitor'
import { words } from './words'

const clients: PageName[] = [
  'home',
  'profile',
  'editProfile',
  'editPassword',
  'deleteAccount',
  'cart',
  'newestOrder',
  'order',
]
const person = longPerson()
const journey = startJourney()
let client: Visitor
/** An address for every page of the shop: one that is forgotten does not compile. */
let addresses: Record<PageName | 'unknown' | 'noProduct', string>

beforeAll(async () => {
  const { dear, order } = await sellLongWords(journey.shop, person)
  const serial = dear.product_serial_number
  addresses = {
    ...paths,
    category: pathTo('category', 2),
    product: pathTo('product', serial),
    order: pathTo('order', order),
    unknown: '/nulle-part',
    noProduct: pathTo('product', 'rien'),
  }
  client = await visit(journey.page.context().browser()!, { url: journey.shop.url })
  await signIn(client.page, person)
})

async function lookAtAll(
  { page }: Visitor,
  who: string,
  names: string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of names) {
    await page.goto(addresses[name as keyof typeof addresses].slice(1))
    await isTakenOver(page)
    await page.getByText(words.common.waiting).waitFor({ state: 'detached' })
    // The longer of the two addresses.
    if (name === 'cart' && who === 'client') await page.getByLabel(words.cart.toHome).check()
    Object.assign(found, await lookFaceByFace(page, `${who}, ${name}`))
  }
  return found
}

journey.step('every page keeps its words together, however narrow, large or spaced', async () => {
  const found = await Promise.all([
    lookAtAll(journey.visitor, 'visitor', Object.keys(addresses)),
    lookAtAll(client, 'client', clients),
  ])
  expect(Object.assign({}, ...found)).toEqual({})
})

journey.step('so do the menu, the errors of a form and a message', async () => {
  const { page } = journey
  await page.setViewportSize(narrow)
  await page.goto('login')
  await isTakenOver(page)
  await press(page, words.session.signInButton)
  await field(page, words.session.email).and(page.locator('[aria-invalid]')).waitFor()
  await page.getByRole('button', { name: words.layout.openMenu }).click()
  expect(await lookFaceByFace(page, 'login')).toEqual({})
})

journey.step('where a reader forces the colours, states and controls still show', async () => {
  const { page } = client
  const look = (selector: string, pseudo?: string) =>
    page.evaluate(
      ([found, part]) => {
        const { outlineStyle, backgroundColor } = getComputedStyle(
          document.querySelector(found)!,
          part,
        )
        return `${outlineStyle} ${backgroundColor}`
      },
      [selector, pseudo] as const,
    )
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(narrow)
  await page.goto(addresses.cart.slice(1))
  await page.getByRole('radio').first().waitFor()
  const bars = 'header button[aria-expanded] > span'
  expect(await look(bars)).not.toBe(await look('header'))
  expect(await look('label:has(:checked)')).not.toBe(await look('label:has(:not(:checked))'))
  await page.goto(addresses.order.slice(1))
  await page.getByRole('listitem').and(page.locator('[aria-current=step]')).waitFor()
  const step = (is: string) => look(`[data-is=${is}]`, '::before')
  expect(await step('now')).not.toBe(await step('ahead'))
})
