import { inParis } from '../../../contract/parisianDays'
import type { Sql } from '../../database/connect'
import { compareCategories } from '../figures/byProduct'
import { todayCompared, periodUntil, type Compared } from '../figures/periods'
import { sumSales } from '../figures/sums'

/** Sales less refunds by Parisian days, each beside the same part of the period before. */
export async function findTakings(sql: Sql, now: Date) {
  const { day: today } = inParis(now)
  const net = async (days: Compared['days']) => {
    const { sales_cents: sales, refunds_cents: refunds } = await sumSales(sql, days)
    return sales - refunds
  }
  const sumsOf = async ({ days, before }: Compared) => ({
    cents: await net(days),
    before_cents: await net(before),
  })
  const month = periodUntil(today, 'mois')
  const categories = await compareCategories(sql, month.days, month.before)
  return {
    day: await sumsOf(todayCompared(today)),
    week: await sumsOf(periodUntil(today, 'semaine')),
    month: await sumsOf(month),
    categories: categories.map(({ name, sales_cents, refunds_cents, before_cents }) => ({
      name,
      cents: sales_cents - refunds_cents,
      before_cents,
    })),
  }
}
