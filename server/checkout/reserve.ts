import { and, eq, sql as raw } from 'drizzle-orm'
import type { AddressParts } from '../../contract/api/address'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Sql } from '../database/connect'
import { given, prepareOnce } from '../database/prepareOnce'
import { orderLines, orders, products } from '../database/schema'
import { takeStock } from '../stock/queries'

/** What the sale decides of a line: the rate in hundredths of a percent. */
type FrozenLine = { id: string; vatRate: number; discountCents: number }
export type NewOrder = {
  id: number
  lines: readonly FrozenLine[]
  promotionId: number | null
  mode: DeliveryMode
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
  const { at, promised } = order
  await takeStock(tx, order)
  await freezeLines(tx, order)
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
      delivery: given('mode'),
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

async function freezeLines(tx: Sql, { id, lines }: NewOrder): Promise<void> {
  const sale = lines.map((line) => [line.id, pick(line)] as const)
  await frozenLines(tx).execute({ id, sale: Object.fromEntries(sale) })
}

const frozenLines = prepareOnce((sql) =>
  sql
    .update(orderLines)
    .set({
      frozenName: products.name,
      frozenPriceCents: products.priceCents,
      frozenVatRate: ofSale('vatRate'),
      frozenDiscountCents: ofSale('discountCents'),
    })
    .from(products)
    .where(
      and(eq(orderLines.orderId, raw.placeholder('id')), eq(orderLines.productId, products.id)),
    )
    .prepare('freeze_lines'),
)
const pick = ({ vatRate, discountCents }: FrozenLine) => ({ vatRate, discountCents })
const ofSale = (field: 'vatRate' | 'discountCents') =>
  raw<number>`(${given('sale')}::jsonb -> ${orderLines.id}::text ->> ${field}::text)::int`
