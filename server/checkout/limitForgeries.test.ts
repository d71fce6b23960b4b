import { limitForgeries } from './limitForgeries'

test('a clock that is set back does not prolong a refusal', () => {
  let now = new Date('2026-11-23T09:00:00Z')
  const count = limitForgeries(() => now)
  const waits = Array.from({ length: 31 }, () => count('192.0.2.1'))
  expect(waits.slice(0, 30)).toEqual(Array(30).fill(0))
  expect(waits[30]).toBe(600)
  now = new Date('2026-11-22T09:00:00Z')
  expect(count('192.0.2.1')).toBe(0)
})
