import { labelsOfSheet, toSheets } from './labelSheets'

const labels = Array.from({ length: 25 }, (_, place) => place)

test('a begun sheet goes on at its first free label, and the rest is on the next', () => {
  expect(toSheets(labels, 1).map((sheet) => sheet.length)).toEqual([labelsOfSheet, 1])
  const [begun, next] = toSheets(labels, 3)
  expect(begun?.slice(0, 4)).toEqual([null, null, 0, 1])
  expect(next).toEqual([22, 23, 24])
  expect(toSheets(['last'], labelsOfSheet)).toHaveLength(1)
})
