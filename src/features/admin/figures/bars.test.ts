import { addDays } from '../../../../contract/parisianDays'
import { toBars } from './bars'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays('2026-01-01', index),
    orders: 1,
    sales_cents: 100,
    refunds_cents: 10,
  }))

test('up to two months have a bar a day, more a bar a month with the sums', () => {
  expect(toBars(days(62))).toMatchObject({ isByMonth: false, bars: { length: 62 } })
  expect(toBars(days(63))).toEqual({
    isByMonth: true,
    bars: [
      { day: '2026-01', orders: 31, sales_cents: 3100, refunds_cents: 310 },
      { day: '2026-02', orders: 28, sales_cents: 2800, refunds_cents: 280 },
      { day: '2026-03', orders: 4, sales_cents: 400, refunds_cents: 40 },
    ],
  })
})
