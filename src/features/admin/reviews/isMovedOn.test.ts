import { isMovedOn } from './isMovedOn'

const published = (day: number) => ({
  state: 'published' as const,
  decision: { at: `2026-11-${day}T10:00:00.000Z`, who: null, reason: null },
})
const pending = { state: 'pending' as const, decision: null }

test('a decided review that newer ones push below the last of a full page has moved on', () => {
  const page = { reviews: [published(20), published(15)], next: '1-1' }
  expect(isMovedOn(published(14), page)).toBe(true)
  expect(isMovedOn(published(18), page)).toBe(false)
})

test('a review has left for good where no page follows, and where reviews are to be read', () => {
  expect(isMovedOn(published(14), { reviews: [published(20)], next: null })).toBe(false)
  expect(isMovedOn(published(14), { reviews: [], next: null })).toBe(false)
  expect(isMovedOn(pending, { reviews: [pending], next: '1-1' })).toBe(false)
})
