import fc from 'fast-check'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { toProduct } from '../features/catalogue/Product'
import { createShopStore } from '../app/store'
import { head } from './ProductPage'

/** The head's description of a product with this description. */
async function describe(product_desc: string): Promise<string> {
  const [product] = await shop.products()
  const value = toProduct({ ...product!, product_desc })
  const store = createShopStore(pageSettingsOfTests, localStorage)
  const entry = { endpointName: 'getProduct' as const, arg: value.serial, value }
  store.dispatch(catalogueApi.util.upsertQueryEntries([entry]))
  const place = { page: 'product', id: value.serial, search: '' } as const
  return head(place, { settings: pageSettingsOfTests, state: store.getState() })!.description!
}

test('a description is cut between words', async () => {
  const text = await describe('Une tasse ronde et claire. '.repeat(20))
  expect(text.length).toBeLessThanOrEqual(155)
  expect(text).toMatch(/ \w+…$/)
})

test('no description is longer than search engines show, nor cut within a character', async () => {
  const unit = fc.constantFrom('a', 'é', '☕', '🫖', ' ', '\n')
  const text = fc.oneof(
    fc.string({ unit, minLength: 1, maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('a', '🫖'), minLength: 100, maxLength: 400 }),
  )
  await fc.assert(
    fc.asyncProperty(text, async (description) => {
      const shown = await describe(description)
      expect(shown.length).toBeLessThanOrEqual(155)
      expect(() => encodeURIComponent(shown)).not.toThrow()
      const start = shown.replace(/…$/, '')
      expect(description.startsWith(start)).toBe(true)
      if (description.length > 155) expect(start.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})
