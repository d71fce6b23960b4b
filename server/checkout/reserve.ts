import { and, eq } from 'drizzle-orm'
import type { AddressParts } from '../../contract/api/address'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Sql } from '../database/connect'
import { orderLines, orders, products } from '../database/schema'
import { takeStock } from '../stock/queries'

export type NewOrder = {
  id: number
  lines: readonly { id: string; discountCents: number }[]
  promotionId: number | null
  delivery: DeliveryMode
  address: string
  addressParts: AddressParts | null
  totalCents: number
  feeCents: number
  vatFranchise: boolean
  promised: { from: string; to: string } | null
  conditionsId: number | null
  at: Date
  heldUntil: Date
}

/** Turns a checked and locked cart into an order: takes its stock, freezes its lines and its total. */
export async function reserve(tx: Sql, order: NewOrder): Promise<void> {
  const { id, at, promised, lines, ...frozen } = order
  await takeStock(tx, order)
  await freezeLines(tx, order)
  await freezeDiscounts(tx, lines)
  await tx
    .update(orders)
    .set({
      ...frozen,
      state: 'en attente de paiement',
      promisedFrom: promised?.from ?? null,
      promisedTo: promised?.to ?? null,
      orderedAt: at,
    })
    .where(eq(orders.id, id))
}

async function freezeLines(tx: Sql, { id, vatFranchise }: NewOrder): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      frozenName: products.name,
      frozenPriceCents: products.priceCents,
      frozenVatRate: vatFranchise ? 0 : products.vatRate,
    })
    .from(products)
    .where(and(eq(orderLines.orderId, id), eq(orderLines.productId, products.id)))
}

/** Stores what each line loses; most orders have no code and need no statement. */
async function freezeDiscounts(tx: Sql, lines: NewOrder['lines']): Promise<void> {
  for (const { id, discountCents: frozenDiscountCents } of lines)
    if (frozenDiscountCents > 0)
      await tx.update(orderLines).set({ frozenDiscountCents }).where(eq(orderLines.id, id))
}
