import { and, eq, sql as raw } from 'drizzle-orm'
import type { AddressParts } from '../../contract/api/address'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Sql } from '../database/connect'
import { given, prepareOnce } from '../database/prepareOnce'
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
  const { at, promised, lines } = order
  await takeStock(tx, order)
  await freezeLines(tx, order)
  await freezeDiscounts(tx, lines)
  await placed(tx).execute({
    ...order,
    promisedFrom: promised?.from ?? null,
    promisedTo: promised?.to ?? null,
    heldUntil: order.heldUntil.toISOString(),
    orderedAt: at.toISOString(),
  })
}

const placed = prepareOnce((sql) =>
  sql
    .update(orders)
    .set({
      state: 'en attente de paiement',
      promotionId: given('promotionId'),
      delivery: given('delivery'),
      address: given('address'),
      addressParts: given('addressParts'),
      totalCents: given('totalCents'),
      feeCents: given('feeCents'),
      vatFranchise: given('vatFranchise'),
      promisedFrom: given('promisedFrom'),
      promisedTo: given('promisedTo'),
      conditionsId: given('conditionsId'),
      heldUntil: given('heldUntil'),
      orderedAt: given('orderedAt'),
    })
    .where(eq(orders.id, raw.placeholder('id')))
    .prepare('placed_order'),
)

async function freezeLines(tx: Sql, { id, vatFranchise }: NewOrder): Promise<void> {
  await (vatFranchise ? frozenWithoutVat : frozenLines)(tx).execute({ id })
}

const frozenLines = prepareOnce((sql) => prepareFreezing(sql, 'freeze_lines', products.vatRate))
const frozenWithoutVat = prepareOnce((sql) => prepareFreezing(sql, 'freeze_lines_without_vat', 0))
const prepareFreezing = (sql: Sql, name: string, frozenVatRate: number | typeof products.vatRate) =>
  sql
    .update(orderLines)
    .set({ frozenName: products.name, frozenPriceCents: products.priceCents, frozenVatRate })
    .from(products)
    .where(
      and(eq(orderLines.orderId, raw.placeholder('id')), eq(orderLines.productId, products.id)),
    )
    .prepare(name)

/** Stores what each line loses; most orders have no code and need no statement. */
async function freezeDiscounts(tx: Sql, lines: NewOrder['lines']): Promise<void> {
  for (const { id, discountCents: frozenDiscountCents } of lines)
    if (frozenDiscountCents > 0)
      await tx.update(orderLines).set({ frozenDiscountCents }).where(eq(orderLines.id, id))
}
