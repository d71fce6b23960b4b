import { getTableColumns, sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { orderLines, orders } from './schema'

/** A column that is null in none of the rows which its query finds. */
export const present = <Value>(column: SQLWrapper) => raw<Value>`${column}`

/** The columns of an order; a cart alone may be without these three, as the table's check says. */
export const placedColumns = {
  ...getTableColumns(orders),
  delivery: present<DeliveryMode>(orders.delivery),
  totalCents: present<number>(orders.totalCents),
  orderedAt: present<Date>(orders.orderedAt).mapWith(orders.orderedAt),
}
type Cart = typeof orders.$inferSelect
/** An order's row; a cart has no such row. */
export type PlacedRow = Omit<Cart, 'delivery' | 'totalCents' | 'orderedAt'> & {
  delivery: DeliveryMode
  totalCents: number
  orderedAt: Date
}

/** The line of an order as its reservation froze it. */
export const frozenLine = {
  name: present<string>(orderLines.frozenName),
  priceCents: present<number>(orderLines.frozenPriceCents),
  vatRate: present<number>(orderLines.frozenVatRate),
  discountCents: orderLines.frozenDiscountCents,
}
