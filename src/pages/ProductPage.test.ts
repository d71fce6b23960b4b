import fc from 'fast-check'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { failedPageStateOf, pageStateOf } from '../../testing/pageStateOf'
import { catalogueWords } from '../../wording/catalogue'
import { head } from './ProductPage'

const place = { page: 'product', id: 'CAF-01', search: '' } as const

test('a product that does not load has a title of its own, and is not indexed', async () => {
  const settings = pageSettingsOfTests
  const shown = head(place, { settings, state: await failedPageStateOf(place.id) })
  expect(shown?.title).toContain(catalogueWords.specified.failedTitle)
  expect(shown).toMatchObject({ isIndexed: false })
  expect(shown).not.toHaveProperty('canonical')
  const waiting = pageStateOf('CAF-02', '')
  expect(head(place, { settings, state: waiting })).toBeNull()
})

/** The head's description of a product with this description. */
function describe(description: string): string {
  const state = pageStateOf(place.id, description)
  return head(place, { settings: pageSettingsOfTests, state })!.description!
}

test('a description is cut between words', () => {
  const text = describe('Une tasse ronde et claire. '.repeat(20))
  expect(text.length).toBeLessThanOrEqual(155)
  expect(text).toMatch(/ \w+…$/)
})

test('no description is longer than search engines show, nor cut within a character', () => {
  const unit = fc.constantFrom('a', 'é', '☕', '🫖', ' ', '\n')
  const text = fc.oneof(
    fc.string({ unit, minLength: 1, maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('a', '🫖'), minLength: 100, maxLength: 400 }),
  )
  fc.assert(
    fc.property(text, (description) => {
      const shown = describe(description)
      expect(shown.length).toBeLessThanOrEqual(155)
      expect(() => encodeURIComponent(shown)).not.toThrow()
      const start = shown.replace(/…$/, '')
      expect(description.startsWith(start)).toBe(true)
      if (description.length > 155) expect(start.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})
