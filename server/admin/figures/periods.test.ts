import { chosenDays, todayCompared, periodUntil } from './periods'

const days = (from: string, to: string) => ({ from, to })

test.each([
  ['semaine', '2026-11-25', days('2026-11-23', '2026-11-25'), days('2026-11-16', '2026-11-18')],
  ['semaine', '2026-11-23', days('2026-11-23', '2026-11-23'), days('2026-11-16', '2026-11-16')],
  ['mois', '2026-11-25', days('2026-11-01', '2026-11-25'), days('2026-10-01', '2026-10-25')],
  ['mois', '2026-03-31', days('2026-03-01', '2026-03-31'), days('2026-02-01', '2026-02-28')],
  ['mois', '2026-01-15', days('2026-01-01', '2026-01-15'), days('2025-12-01', '2025-12-15')],
  ['annee', '2026-11-25', days('2026-01-01', '2026-11-25'), days('2025-01-01', '2025-11-25')],
  ['annee', '2028-02-29', days('2028-01-01', '2028-02-29'), days('2027-01-01', '2027-02-28')],
] as const)(
  '%s until %s is beside the same part of the one before',
  (period, today, now, before) => {
    expect(periodUntil(today, period)).toEqual({ days: now, before })
  },
)

test('a day is beside the same day of the week before, chosen days beside as many just before', () => {
  expect(todayCompared('2026-11-01').before).toEqual(days('2026-10-25', '2026-10-25'))
  expect(chosenDays(days('2026-11-05', '2026-11-07')).before).toEqual(
    days('2026-11-02', '2026-11-04'),
  )
})
