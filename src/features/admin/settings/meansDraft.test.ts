import type { MeansValue } from '../../../../contract/api/staff/staffSettingValues'
import { readMeans, toMeansDraft } from './meansDraft'

const account = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', holder: 'Comptoir' }
const value: MeansValue = {
  offered: ['transfer', 'counter'],
  ...account,
  transferDays: 10,
  counterDays: 7,
}
const wrong = { iban: 'FR76', transferDays: 'dix', counterDays: 'sept' }

test('what is stored is read back from what the form shows', () => {
  expect(readMeans(toMeansDraft(value), value)).toEqual({ value, faults: {} })
})

test('days of a means that is shown must be a number', () => {
  const draft = { ...toMeansDraft(value), ...wrong }
  expect(readMeans(draft, value).faults).toEqual({ transferDays: 'count', counterDays: 'count' })
})

test('what is typed for a means that is off is neither checked nor sent', () => {
  const draft = { ...toMeansDraft(value), ...wrong, on: [] }
  expect(readMeans(draft, value)).toEqual({ value: { ...value, offered: [] }, faults: {} })
})
