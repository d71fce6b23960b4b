import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'

export type Moved = StaffFigures['by_day'][number]

/** Above so many days, a bar is a month. */
const maxBars = 62

/** The bars of a chart: days, or the months that they are in; sums in cents. */
export function toBars(days: readonly Moved[]): { isByMonth: boolean; bars: readonly Moved[] } {
  if (days.length <= maxBars) return { isByMonth: false, bars: days }
  const months = new Map<string, Moved>()
  for (const { day, orders, sales_cents: sales, refunds_cents: refunds } of days) {
    const month = day.slice(0, 7)
    const sum = months.get(month) ?? { day: month, orders: 0, sales_cents: 0, refunds_cents: 0 }
    months.set(month, {
      day: month,
      orders: sum.orders + orders,
      sales_cents: sum.sales_cents + sales,
      refunds_cents: sum.refunds_cents + refunds,
    })
  }
  return { isByMonth: true, bars: [...months.values()] }
}
