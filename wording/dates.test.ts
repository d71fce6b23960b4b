import { adminAlertsWords } from './admin/alerts'
import { adminClientsWords } from './admin/clients'
import { adminFiguresWords } from './admin/figures'
import { adminPreparationWords } from './admin/preparation'
import { adminPromotionsWords } from './admin/promotions'
import { adminTeamWords } from './admin/team'
import { arrivalWords, dateWords } from './dates'
import { longDate } from './longDate'
import { longDay } from './longDay'
import { mediumMoment } from './mediumMoment'
import { orderPaymentWords } from './orderPayment'
import { ordersWords } from './orders'
import { promotionReplies } from './replies/promotions'
import { reviewWords } from './reviews'
import { withdrawalMoment } from './withdrawalRows'

const at = (date: number) => new Date(`2026-12-${String(date).padStart(2, '0')}T11:00:00Z`)

const sayings: [string, (date: Date) => string][] = [
  ['an order', ordersWords.specified.dateOf],
  ['a reservation', orderPaymentWords.specified.momentOf],
  ['a review', (date) => reviewWords.specified.published(date.toISOString())],
  ['a withdrawal', withdrawalMoment],
  ['a mail', longDate],
  ['a delivery', (date) => dateWords(date.toISOString().slice(0, 10))],
  ['a closed week', (date) => longDay(date.toISOString().slice(0, 10))],
  ['an alert', (date) => adminAlertsWords.specified.waiting(1, date.toISOString())],
  ['an account', (date) => adminClientsWords.specified.date(date.toISOString())],
  ['a slip', (date) => adminPreparationWords.specified.day(date.toISOString())],
]

test.each(sayings)('the first of a month is written “1er” in the date of %s', (_, say) => {
  expect(say(at(1))).toMatch(/(^|[^\d])1er décembre/)
  for (const date of [2, 10, 11, 21, 31]) {
    expect(say(at(date))).toContain(`${date} décembre`)
    expect(say(at(date))).not.toContain('1er')
  }
})

test.each([
  ['a moment of the admin', mediumMoment],
  ['a member of the team', (date: Date) => adminTeamWords.specified.day(date.toISOString())],
])('so it is where the month is shortened, in %s', (_, say) => {
  expect(say(at(1))).toMatch(/^1er déc\. 2026/)
  for (const date of [2, 10, 11, 21, 31]) {
    expect(say(at(date))).toMatch(new RegExp(`^${date} déc\\. 2026`))
    expect(say(at(date))).not.toContain('1er')
  }
})

test('an arrival around the first of a month', () => {
  expect(arrivalWords({ from: '2026-12-01', to: '2026-12-03' })).toBe(
    'entre mardi 1er et jeudi 3 décembre',
  )
})

test.each([
  ['the end of a stock', adminFiguresWords.specified.endOn('2027-11-21')],
  ['the first day of a code', adminPromotionsWords.specified.days('2027-11-21', null)],
  ['the last day of a code', adminPromotionsWords.specified.days(null, '2027-11-21')],
  ['a code that is not valid yet', promotionReplies.notYet('2027-11-21')],
])('what may be a year ahead has its year: %s', (_, said) => {
  expect(said).toContain('21 novembre 2027')
})
