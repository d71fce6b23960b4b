import { setTimeout as wait } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import type { PublishedReviews } from '../../contract/api/reviews'
import type { SettingName } from '../../contract/settingNames'
import { completeSheet } from '../../testing/completeSheet'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { products, shopSettings } from '../database/schema'
import { publishReview, refuseReview } from '../admin/reviews/moderate'
import { storeReview } from '../reviews/write'
import { defaultPreparation } from '../shop/calendarSettings'
import { setSetting } from '../shop/setSetting'

const shop = 'https://boutique.example/cafe'
const hostile = '</script><script>alert("$&")</script>'
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    settings: { PUBLIC_URL: 'https://boutique.example', BASE_PATH: '/cafe' },
  })
  const { sql } = server.services.database
  const fields = { name: hostile, picture: 'h.webp', categoryId: 3, facts: { ...completeSheet } }
  await insertProduct(sql, { serial: 'H-1', ...fields })
})
afterAll(() => server.close())

/** Every block of a page, without the context that all of them share. */
async function getThings(url: string): Promise<Record<string, unknown>[]> {
  const { body } = await server.inject({ url: `/cafe${url}` })
  expect(body).not.toContain('<script>alert')
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, text = '']) => {
    const { '@context': context, ...thing } = JSON.parse(text) as Record<string, unknown>
    expect(context).toBe('https://schema.org')
    return thing
  })
}

const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** A list's product, or a breadcrumb. */
const entry = (position: number, name: string, address: object) => ({
  '@type': 'ListItem',
  position,
  name,
  ...address,
})
const listed = (position: number, name: string, serial: string) =>
  entry(position, name, { url: `${shop}/product/${serial}` })
const wayTo = (...further: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Accueil', path: '/' },
    { name: 'Boutique', path: '/products' },
    ...further,
  ].map(({ name, path }, index) => entry(index + 1, name, { item: shop + path })),
})

/** Until it holds: PostgreSQL tells the cached pages of a change a moment after it. */
async function waitFor(check: () => Promise<void>, triesLeft = 40): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (triesLeft === 0) throw error
    await wait(50)
    await waitFor(check, triesLeft - 1)
  }
}

test('the home page says which shop this is, and where', async () => {
  expect(await getThings('/')).toEqual([
    {
      '@type': 'Store',
      name: 'Comptoir Blésois',
      url: `${shop}/`,
      logo: `${shop}/icons/icon-512.png`,
      image: `${shop}/hero/hero-1440.webp`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 rue du Comptoir',
        postalCode: '41000',
        addressLocality: 'Blois',
        addressCountry: 'FR',
      },
      telephone: '02 61 91 00 00',
      email: 'bonjour@comptoir.example',
    },
  ])
})

test('a product says what it is, what it costs and which breadcrumbs lead to it', async () => {
  const url = `${shop}/product/CAF-02`
  const [product, way] = await getThings('/product/CAF-02')
  expect(product).toEqual({
    '@type': 'Product',
    name: 'Café 02',
    sku: 'CAF-02',
    url,
    description: 'Une tasse ronde et claire.',
    category: 'Café',
    countryOfOrigin: { '@type': 'Country', name: 'Éthiopie' },
    weight: { '@type': 'QuantitativeValue', value: 250, unitCode: 'GRM' },
    additionalProperty: [
      property('Quantité nette', '250\u00a0g'),
      property('Exploitant', 'Comptoir Blésois'),
      property('Adresse de l’exploitant', '1 rue du Comptoir, 41000 Blois'),
    ],
    offers: {
      '@type': 'Offer',
      url,
      price: '7.25',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          businessDays: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
              (day) => `https://schema.org/${day}`,
            ),
          },
          handlingTime: days(3, 3),
          transitTime: days(0, 2),
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'FR',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  })
  const coffees = { name: 'Café', path: '/productlistbycategorie/2' }
  expect(way).toEqual(wayTo(coffees, { name: 'Café 02', path: '/product/CAF-02' }))
})

test('the delivery of a product is that of its highest fee and of the settings, where there is one', async () => {
  const { sql } = server.services.database
  const heavy = { weightGrams: 2_000, deliveryExtraCents: 450 }
  await insertProduct(sql, { serial: 'D-1', ...heavy })
  await insertProduct(sql, { serial: 'D-2', pickupOnly: true })
  const shippingOf = async (serial: string) =>
    (await getThings(`/product/${serial}`))[0]?.offers as { shippingDetails?: object }
  expect(await shippingOf('D-2')).not.toHaveProperty('shippingDetails')
  const set = (name: SettingName, value: unknown) =>
    setSetting(sql, { name, value, at: new Date() })
  const brackets = [{ upToGrams: 5_000, cents: 590 }]
  const zone = { name: 'Métropole', prefixes: ['4'], brackets, freeFromCents: null }
  // The cheapest zone is the first, the last one is not served.
  const near = {
    ...zone,
    name: 'Blois',
    prefixes: ['41'],
    brackets: [{ upToGrams: null, cents: 0 }],
  }
  const far = { ...zone, name: 'Outre-mer', prefixes: ['97'], brackets: null }
  await set('delivery', { enabled: true, zones: [near, zone, far] })
  const transit = { from: 1, to: 4, workingDays: ['saturday', 'monday'] }
  await set('preparation', { ...defaultPreparation, days: 1, cutOff: '12:00', transit })
  await waitFor(async () =>
    expect(await shippingOf('D-1')).toMatchObject({
      shippingDetails: {
        shippingRate: { value: '10.40' },
        deliveryTime: {
          businessDays: { dayOfWeek: ['https://schema.org/Monday'] },
          handlingTime: days(1, 2),
          transitTime: days(1, 4),
        },
      },
    }),
  )
  const saturday = { ...transit, workingDays: ['saturday'] }
  await set('preparation', { ...defaultPreparation, transit: saturday })
  await waitFor(async () => {
    const { shippingDetails } = await shippingOf('D-1')
    expect(shippingDetails).toMatchObject({ shippingRate: { value: '10.40' } })
    expect(shippingDetails).not.toHaveProperty('deliveryTime')
  })
  await set('delivery', { enabled: false, zones: [zone] })
  await waitFor(async () => expect(await shippingOf('D-1')).not.toHaveProperty('shippingDetails'))
  await sql.delete(shopSettings)
  await sql.delete(products).where(like(products.serial, 'D-%'))
})

test('an equipment says who makes it, and its sheet without the marks of emphasis', async () => {
  const [product] = await getThings('/product/H-1')
  expect(product).toMatchObject({
    model: completeSheet.model,
    manufacturer: {
      '@type': 'Organization',
      name: completeSheet.manufacturer,
      address: completeSheet.manufacturerAddress,
      email: completeSheet.manufacturerContact,
    },
    additionalProperty: expect.arrayContaining([
      property('Ingrédients', 'café, lait en poudre'),
    ]) as unknown,
  })
})

test('a product says its facts', async () => {
  const { sql } = server.services.database
  const facts = { notes: ['cacao', 'noisette'], roast: [3, 4] }
  await insertProduct(sql, { serial: 'F-1', facts })
  const [product] = await getThings('/product/F-1')
  expect(product?.additionalProperty).toEqual(
    expect.arrayContaining([
      property('Notes', 'cacao, noisette'),
      property('Torréfaction', '3 à 4\u00a0sur 5'),
    ]),
  )
  await sql.delete(products).where(eq(products.serial, 'F-1'))
})

test('a sold-out product says so, and still has a price with two decimals', async () => {
  const [product] = await getThings('/product/THE-02')
  const availability = 'https://schema.org/OutOfStock'
  expect(product?.offers).toMatchObject({ price: '15.90', availability })
})

test('a list gives each product its position in the whole list', async () => {
  const [way, list] = await getThings('/products?page=2')
  expect(way).toEqual(wayTo())
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 27 })
  expect(list?.itemListElement).toEqual([
    listed(25, 'Darjeeling', 'THE-02'),
    listed(26, 'Oolong', 'THE-03'),
    listed(27, 'Verveine', 'TIS-01'),
  ])
  expect((await getThings('/products'))[1]?.itemListElement).toHaveLength(24)
})

test('a category has its products and breadcrumbs, an empty one only the breadcrumbs', async () => {
  const [way, list] = await getThings('/ProductListByCategorie/4')
  expect(way).toEqual(wayTo({ name: 'Tisanes', path: '/productlistbycategorie/4' }))
  expect(list?.itemListElement).toEqual([listed(1, 'Verveine', 'TIS-01')])
  expect(await getThings('/ProductListByCategorie/5')).toHaveLength(1)
})

test('no name can break out of its block', async () => {
  const [product] = await getThings('/product/H-1')
  expect(product).toMatchObject({ name: hostile, image: `${shop}/images/h.webp?w=1200` })
  const [, list] = await getThings('/ProductListByCategorie/3')
  expect(list?.itemListElement).toEqual([listed(1, hostile, 'H-1')])
})

test('the rating is there only while reviews are published, and is what the page shows', async () => {
  const { services } = server
  const { sql } = services.database
  const [reviewed] = await sql.select().from(products).where(eq(products.serial, 'CAF-03'))
  const lines = [{ product: reviewed!, quantity: 1 }]
  const write = async (stars: number, text: string) => {
    const { id: clientId } = await server.registerClient()
    const { id } = await newOrder(sql, { clientId, state: 'livrée', lines })
    const reviewer = { clientId, orderId: Number(id), firstName: '', lastName: '' }
    const written = { serial: 'CAF-03', stars, text, author: hostile.slice(0, 40), at: new Date() }
    return (await storeReview(sql, reviewer, written))!.id
  }
  const things = async () => (await getThings('/product/CAF-03'))[0]!
  const ids = [await write(5, `Rond. ${hostile}`), await write(4, 'Long.'), await write(4, 'Bon.')]
  expect(await things()).not.toHaveProperty('aggregateRating')
  expect(await things()).not.toHaveProperty('review')
  for (const id of ids) await publishReview(services, { number: id })
  const shown = await server.inject({ url: '/cafe/api/product/CAF-03/reviews' })
  const { review_average: average, review_count: count } = shown.json<PublishedReviews>()
  expect([average, count]).toEqual([4.3, 3])
  const described = {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  }
  await waitFor(async () => expect(await things()).toMatchObject(described))
  // The whole moment: a day alone would be that of UTC, which is not always the page's.
  expect((await things()).review).toMatchObject(
    shown
      .json<PublishedReviews>()
      .reviews.map(({ review_date: datePublished }) => ({ datePublished })),
  )
  expect((await server.inject({ url: '/cafe/product/CAF-03' })).body).not.toContain('listReviews')
  for (const id of ids) await refuseReview(services, { number: id }, { reason: 'Hors sujet.' })
  await waitFor(async () => expect(await things()).not.toHaveProperty('aggregateRating'))
})
