import { useState } from 'react'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { restockedStates } from '../../../../contract/orderStates'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { lineName } from '../../../../wording/grinds'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { Fold } from '../parts/Fold'
import { StaffForm } from '../parts/StaffForm'
import { readRefund } from './readRefund'
import { RefundWay } from './RefundWay'
import { useRefundStaffOrderMutation } from './staffOrdersApi'

/** Gives money back: by lines, the delivery fee, or an amount. */
export function RefundForm({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [refund] = useRefundStaffOrderMutation()
  // Another form after each refund that was made, so that the last one's fields are empty.
  const [made, setMade] = useState(0)
  async function send(wish: NonNullable<ReturnType<typeof readRefund>>) {
    const sent = { id: String(order.id), version: order.version, ...wish }
    const outcome = await refund(sent).unwrap()
    if (!outcome.is_refused) setMade(made + 1)
    return outcome
  }
  function save(values: FormValues) {
    const wish = readRefund(values, order.lines)
    if (!wish) return { fields: { amount: words.wrongAmount } }
    return send(wish)
  }
  return (
    <Fold key={made} summary={words.refund}>
      <StaffForm isFinal submit={words.refundSave} save={save}>
        <p>{words.refundHint(formatAmount(order.held_cents))}</p>
        {order.lines.map(({ id, quantity, refunded, ...line }) => (
          <Field
            key={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity - refunded}
            name={`line-${id}`}
            label={words.refundPieces(lineName(line), quantity - refunded)}
          />
        ))}
        {order.fee_cents > 0 && <Check name="fee" label={words.refundFee} />}
        {!restockedStates.includes(order.state) && (
          <Check name="restock" label={words.refundRestock} />
        )}
        <Field name="amount" inputMode="decimal" label={words.refundAmount} />
        <RefundWay />
      </StaffForm>
    </Fold>
  )
}
