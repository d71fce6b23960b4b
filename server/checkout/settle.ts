import { and, eq } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Sql } from '../database/connect'
import { orderLines, orders, payments, products } from '../database/schema'
import { takeStock } from '../stock/queries'
import type { PaidAmount } from '../payments/payment'

export type SettledOrder = { id: number; delivery: DeliveryMode; address: string; at: Date }

/** Turns a checked and locked cart into a paid order: takes its stock and freezes its lines. */
export async function settleOrder(tx: Sql, order: SettledOrder, paid: PaidAmount): Promise<void> {
  await takeStock(tx, order)
  await freezeLines(tx, order.id)
  await tx
    .update(orders)
    .set({
      state: 'payée',
      delivery: order.delivery,
      address: order.address,
      totalCents: paid.amountCents,
      paidAt: order.at,
    })
    .where(eq(orders.id, order.id))
  await tx
    .insert(payments)
    .values({ ...paid, state: 'paid', at: order.at })
    .onConflictDoNothing()
}

async function freezeLines(tx: Sql, orderId: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      frozenName: products.name,
      frozenPriceCents: products.priceCents,
      frozenVatRate: products.vatRate,
    })
    .from(products)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, products.id)))
}
