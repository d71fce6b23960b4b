import type * as z from 'zod/mini'
import type {
  listStaffPreparation,
  PreparedArticle,
  PreparedOrder,
} from '../../../contract/api/staff/staffPreparation'
import { splitAddress } from '../../../contract/splitAddress'
import type { PreparationRow } from './findPreparation'
import { isHere, pickingOf } from './rules'
import { toDates } from '../../orders/serialize'

type Preparation = z.infer<(typeof listStaffPreparation.replies)[200]>

/**
 * What is to be done for the chosen orders; refunded pieces stay on their shelf, and so does an
 * order while a withdrawal from it goes on.
 */
export function toPreparation(
  chosen: readonly number[],
  rows: readonly PreparationRow[],
  withdrawn: ReadonlySet<number>,
): Preparation {
  const states = new Map(rows.map(({ order: { id, state } }) => [id, state]))
  const orders = new Map<number, PreparedOrder>()
  for (const { order, refunded, ...row } of rows) {
    const quantity = row.quantity - refunded
    if (quantity <= 0 || !isHere(order) || withdrawn.has(order.id)) continue
    const prepared = orders.get(order.id) ?? toPreparedOrder(order)
    prepared.lines.push(toArticle({ ...row, quantity }))
    orders.set(order.id, prepared)
  }
  return {
    picks: pickingOf([...orders.values()].flatMap(({ lines }) => lines)),
    orders: [...orders.values()],
    left_out: chosen
      .filter((id) => !orders.has(id))
      .map((id) => ({ id, state: states.get(id) ?? null, is_withdrawn: withdrawn.has(id) })),
  }
}

type Row = Omit<PreparationRow, 'order' | 'refunded'>
const toArticle = ({ serial, name, category, grind, quantity }: Row): PreparedArticle => ({
  serial,
  name,
  category,
  grind,
  quantity,
})

function toPreparedOrder(order: PreparationRow['order']): PreparedOrder {
  const { id, delivery, orderedAt, name } = order
  const parts = order.addressParts ?? splitAddress(order.address ?? '')
  const lines = parts
    ? [parts.street, parts.complement, `${parts.postcode} ${parts.town}`]
    : [order.address ?? '']
  return {
    id,
    delivery,
    at: orderedAt.toISOString(),
    promised: toDates(order),
    name,
    // An order that is picked up has the shop's own address.
    address: delivery === 'domicile' ? lines.filter(Boolean) : [],
    phone: parts?.phone ?? '',
    to_pay_cents: order.isToPay ? order.totalCents : null,
    lines: [],
  }
}
