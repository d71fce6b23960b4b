import { screen } from '@testing-library/react'
import { renderShop } from '../../../testing/renderShop'
import { addDays } from '../../../contract/parisianDays'
import { defaultHours, defaultPreparation } from '../../../server/shop/calendarSettings'

const daily = [{ from: '09:00', to: '19:00' }]
const everyDay = Object.fromEntries(Object.keys(defaultHours).map((day) => [day, daily]))
const brackets = [{ upToGrams: null, cents: 590 }]
const setZone = (change: object) =>
  shop.setShopSetting('delivery', {
    enabled: true,
    zones: [{ name: 'Métropole', prefixes: ['4'], brackets, freeFromCents: 4_500, ...change }],
  })
/** The text of the promised ways, without non-breaking spaces. */
const ways = async () =>
  (await screen.findByRole('list', { name: 'Livraison, retour et paiement' })).textContent.replace(
    /\s/g,
    ' ',
  )

test('a product says when it is delivered and picked up, and what that costs', async () => {
  await setZone({})
  await shop.setShopSetting('hours', everyDay)
  await renderShop({ path: '/product/CAF-01' })
  const text = await ways()
  expect(text).toMatch(/^Livré chez vous entre \S+ \S+( \S+)? et \S+ \S+ \S+/)
  expect(text).toContain('Métropole : livraison à 5,90 €, offerte dès 45 € d’achats')
  expect(text).toMatch(/Retrait gratuit à Blois dès \S+ \S+ \S+Ouvert ce jour-là de 9 h à 19 h\./)
  expect(screen.getByRole('link', { name: 'Horaires et adresse' })).toHaveAttribute(
    'href',
    '/Contact',
  )
})

test('a surcharge is named, and what is handed out in the shop alone says so', async () => {
  await setZone({})
  await shop.changeProduct('CAF-02', { deliveryExtraCents: 1_200 })
  await shop.changeProduct('CAF-03', { pickupOnly: true })
  const { close: closeBulky } = await renderShop({ path: '/product/CAF-02' })
  expect(await ways()).toContain('17,90 €, dont 12,00 € de supplément par pièce')
  closeBulky()
  await setZone({ brackets: [{ upToGrams: null, cents: 0 }] })
  const { close: closeWaived } = await renderShop({ path: '/product/CAF-02' })
  expect(await ways()).toContain('livraison offerte, plus 12,00 € de supplément par pièce')
  closeWaived()
  await renderShop({ path: '/product/CAF-03' })
  const text = await ways()
  expect(text).toContain('Retrait en boutique uniquement.')
  expect(text).not.toContain('Livré')
})

test('a product says until when it can be given back, and how it can be paid', async () => {
  await setZone({})
  await renderShop({
    path: '/product/CAF-01',
    settings: { means: ['card', 'transfer', 'counter'] },
  })
  expect(await ways()).toMatch(
    /14 jours pour changer d’avisPaiement : carte bancaire ou autre moyen sur une page sécurisée, virement, au comptoir$/,
  )
  expect(screen.getByRole('link', { name: '14 jours pour changer d’avis' })).toHaveAttribute(
    'href',
    '/Conditions-generales-de-vente',
  )
})

test('a shop that has chosen no means of payment yet names none', async () => {
  await setZone({})
  await renderShop({ path: '/product/CAF-01', settings: { means: [] } })
  expect(await ways()).toMatch(/14 jours pour changer d’avis$/)
})

test('nothing is promised for a product that is sold out', async () => {
  const { words } = await renderShop({ path: '/product/THE-02' })
  await screen.findByText(words.catalogue.soldOut)
  const promised = screen.findByRole(
    'list',
    { name: 'Livraison, retour et paiement' },
    { timeout: 500 },
  )
  await expect(promised).rejects.toThrow()
  expect(shop.calls()).not.toContain('GET /api/delivery')
})

test('a promise that does not load says so beside the product, and can be asked again', async () => {
  shop.failNext('getDelivery', 500, 3)
  const { user } = await renderShop({ path: '/product/CAF-01' })
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 })
  expect(screen.getByRole('heading', { level: 1, name: 'Café 01' })).toBeInTheDocument()
  await user.click(retry)
  expect(await ways()).toContain('Retrait gratuit')
}, 15_000)

test.each([
  [{}, 'Livraison offerte dès 45 € (Métropole)'],
  [{ freeFromCents: null }, 'Livraison dès 5,90 € (Métropole)'],
  [{ brackets: [{ upToGrams: null, cents: 0 }] }, 'Livraison offerte (Métropole)'],
  [{ brackets: null }, 'Retrait en boutique uniquement'],
])('the list says what delivery costs: %j', async (zone, sentence) => {
  await setZone(zone)
  await renderShop({ path: '/products' })
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

test('the home page promises what the settings say', async () => {
  await setZone({})
  const { words } = await renderShop({ path: '/' })
  const promises = await screen.findByRole('list', { name: 'Nos engagements' })
  const text = promises.textContent.replace(/\s/g, ' ')
  expect(text).toContain('Livraison offerte dès 45 € (Métropole)Livré chez vous entre ')
  expect(text).toMatch(/Retrait gratuit à Blois dès .* · Horaires et adresse14 jours pour changer/)
  expect(screen.getByRole('link', { name: words.home.toTea })).toHaveAttribute(
    'href',
    '/ProductListByCategorie/1',
  )
})

test('a home page without promises still says what the law does', async () => {
  shop.failNext('getDelivery', 500, 4)
  await renderShop({ path: '/' })
  const promises = await screen.findByRole('list', { name: 'Nos engagements' }, { timeout: 10_000 })
  expect(promises).toHaveTextContent(/^14 jours pour changer d’avis$/)
}, 15_000)

test('the contact page has the hours and the closures of the settings', async () => {
  const today = new Date().toISOString().slice(0, 10)
  await shop.setShopSetting('hours', everyDay)
  await shop.setShopSetting('preparation', defaultPreparation)
  await shop.setShopSetting('closedWeeks', [{ from: addDays(today, 3), to: addDays(today, 5) }])
  await renderShop({ path: '/Contact' })
  expect(await screen.findByText(/^lundi à dimanche\s: de 9\sh à 19\sh$/)).toBeInTheDocument()
  expect(screen.getByText(/^fermé du/)).toBeInTheDocument()
  expect(screen.getByText(/^(Ouvert jusqu’à 19\sh|Fermé, ouvre .*à 9\sh)$/)).toBeInTheDocument()
})

test('a shop that does not publish its hours says how to know them', async () => {
  await shop.setShopSetting('hours', defaultHours)
  await renderShop({ path: '/Contact' })
  expect(await screen.findByText(/^Appelez-nous avant de passer/)).toBeInTheDocument()
})
