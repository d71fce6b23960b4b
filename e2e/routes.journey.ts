import type { ProductReply } from '../contract/api/catalogue'
import { pathTo, paths } from '../src/paths'
import { navigateTo, openDirectly } from './arrival'
import { buyOverApi, cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { newPerson, signIn } from './people'
import { clientRoutes, otherSpellings, publicRoutes, type Route } from './routes'
import { narrow, visit, wide, type Visitor } from './visitor'
import { words } from './words'

const journey = startJourney()
const camille = newPerson()
const windows = [
  ['1440 px', wide],
  ['390 px', narrow],
] as const
let everyones: Route[]
let clients: Route[]

beforeAll(async () => {
  const { url } = journey.shop
  const session = await registerOverApi(url, camille)
  const product = longestNameOf((await cataloguesOf(url)).all)
  const orderId = await buyOverApi(url, session, product)
  await journey.shop.command('order', orderId, 'en préparation')
  // What was just sold is one of the best products.
  everyones = publicRoutes(await cataloguesOf(url))
  clients = clientRoutes(orderId, {
    client: [camille.firstName, camille.lastName, camille.address, camille.email],
    order: [product.product_name],
  })
})

describe.each(windows)('at %s', (_, viewport) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visit(journey.visitor.context.browser()!, { url: journey.shop.url, viewport })
  })
  afterAll(() => visitor.context.close())

  test('every page for everyone opens by its address, whatever its case', async () => {
    for (const route of [...everyones, ...otherSpellings()]) await openDirectly(visitor, route)
  })

  test('every page for everyone opens from another one', async () => {
    for (const route of everyones) await navigateTo(visitor, route)
  })

  test('the pages for clients say that one is not connected', async () => {
    for (const { path } of clients) {
      await visitor.page.goto(path.slice(1))
      await expectNotConnected(visitor, path)
    }
    await visitor.expectQuiet()
  })

  test('signed in, every page for clients opens, both ways', async () => {
    await signIn(visitor.page, camille)
    for (const route of clients) await openDirectly(visitor, route)
    await visitor.page.goto('')
    for (const route of clients) await navigateTo(visitor, route)
  })

  test('an order that does not exist is none', async () => {
    await visitor.page.goto(pathTo('order', '10000000').slice(1))
    await visitor.page.getByText('Aucune commande trouvée').waitFor()
  })
})

/** What a narrow table has most trouble with. */
function longestNameOf(products: ProductReply[]): ProductReply {
  const sold = products.filter(({ product_stock }) => product_stock > 1)
  return sold.sort((one, other) => other.product_name.length - one.product_name.length)[0]!
}

async function expectNotConnected({ page }: Visitor, path: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText("Vous n'êtes pas connectez", { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  const support = main.getByRole('link', { name: words.common.notConnectedSupport })
  const login = main.getByRole('link', { name: words.common.notConnectedLogin })
  expect(await support.getAttribute('href')).toBe('/contact')
  expect(await login.getAttribute('href')).toBe(paths.login)
}
