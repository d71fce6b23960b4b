import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { readEuros } from '../../../../contract/decimals'
import type { FormValues } from '../../../ui/Form'
import { readMadeBy } from './readMadeBy'

type Line = StaffOrder['lines'][number]

/** What the form asks to refund; null for an amount that is none. */
export function readRefund(values: FormValues, lines: readonly Line[]) {
  const chosen = lines.flatMap(({ id }) => {
    const quantity = Number(values[`line-${id}`] ?? 0)
    return quantity > 0 ? [{ id, quantity }] : []
  })
  const typed = (values.amount ?? '').trim()
  const parts = {
    ...(chosen.length > 0 && { lines: chosen }),
    ...(values.fee && { fee: true }),
    ...(values.restock && { restock: true }),
    ...readMadeBy(values),
  }
  if (!typed) return parts
  const cents = readEuros(typed)
  return cents === null ? null : { ...parts, cents }
}
