import { sql as raw, type SQL } from 'drizzle-orm'
import { addDays } from '../../../contract/parisianDays'
import { countDays, type Days } from './periods'

// What counts as a sale and as its return, for every figure of the admin: an order counts on the day
// it was paid, whatever becomes of it later, and a refund on the day its money left, as far as it
// returns a sale. These are the sums of the invoices and the credit notes.

const startOf = (day: string) => raw`(${day}::date::timestamp at time zone 'Europe/Paris')`
const within = (moment: SQL, { from, to }: Days) =>
  raw`${moment} >= ${startOf(from)} and ${moment} < ${startOf(addDays(to, 1))}`

/** The condition that an order of `orders` was paid on these days in Paris. */
export const isSaleOf = (days: Days) => within(raw`orders.paid_at`, days)

/** The condition that the money of a refund of `refunds` left on these days in Paris. */
export const isRefundOf = (days: Days) =>
  raw`refunds.state = 'succeeded' and ${within(raw`refunds.ended_at`, days)}`

/** What a refund of `refunds` returns of a sale; the rest of its money paid nothing. */
export const returnedOfSale = raw`(select coalesce(sum((share ->> 'grossCents')::int), 0)
  from jsonb_array_elements(refunds.vat) as share)`

/** The day in Paris of a moment. */
export const dayOf = (moment: SQL) => raw`(${moment} at time zone 'Europe/Paris')::date`

/** Up to these days, the lines of each order are looked up; beyond, all lines are read once. */
const maxDaysByOrder = 62

/** The orders of some days with their lines, as `orders` and `order_lines`. */
export const linesOf = (days: Days) => linesOfDays(countDays(days))
export const linesOfDays = (count: number) =>
  count > maxDaysByOrder
    ? raw`orders join order_lines on order_id = orders.id`
    : // Without the offset, the database reads the lines of all years for those of a month.
      raw`orders cross join lateral (select * from order_lines where order_id = orders.id offset 0) as order_lines`
