import type { SuggestionsReply } from '../../contract/api/search'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function pricesOf(q: string) {
  const reply = await server.inject({ url: `/api/suggestions?q=${q}` })
  const { suggested_products: found } = reply.json<SuggestionsReply>()
  return found.map((one) => [
    one.suggested_price,
    one.suggested_price_per_kilo,
    one.suggested_price_per_litre,
  ])
}

// law: price-per-unit
test('food is suggested with its price per kilo or per litre, and so is what else is sold by weight', async () => {
  const { sql } = server.services.database
  const coffee = { categoryId: 2, priceCents: 690 }
  await insertProduct(sql, { ...coffee, name: 'Moka', weightGrams: 250 })
  await insertProduct(sql, { ...coffee, name: 'Robusta', weightGrams: null })
  await insertProduct(sql, { ...coffee, name: 'Glacé', facts: { netQuantity: '75 cl' } })
  expect(await pricesOf('glacé')).toEqual([[6.9, null, 9.2]])
  const equipment = { categoryId: 3, priceCents: 1000, weightGrams: 500 }
  await insertProduct(sql, { ...equipment, name: 'Balance' })
  await insertProduct(sql, { ...equipment, name: 'Vrac', soldByWeight: true })
  expect(await pricesOf('moka')).toEqual([[6.9, 27.6, null]])
  expect(await pricesOf('robusta')).toEqual([[6.9, null, null]])
  expect(await pricesOf('balance')).toEqual([[10, null, null]])
  expect(await pricesOf('vrac')).toEqual([[10, 20, null]])
})

test.each(['oeil', 'Œil', 'pavot'])('“%s” suggests the note “Pavot d’Œillet”', async (q) => {
  const { sql } = server.services.database
  await insertProduct(sql, { name: 'Pavot', facts: { notes: ['Pavot d’Œillet'] } })
  const reply = await server.inject({ url: `/api/suggestions?q=${encodeURIComponent(q)}` })
  expect(reply.json<SuggestionsReply>().suggested_choices).toEqual([
    { facet_name: 'notes', value: 'Pavot d’Œillet' },
  ])
})
