import { useRef, useState } from 'react'
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
  const count = order.refunds.filter(isMoneyOut).length
  // How many there were at the first input, or at the last press.
  const known = useRef<number | null>(null)
  async function send(wish: NonNullable<ReturnType<typeof readRefund>>) {
    const sent = { id: String(order.id), version: order.version, ...wish }
    const outcome = await refund(sent).unwrap()
    if (!outcome.is_refused) {
      known.current = null
      setMade(made + 1)
    }
    return outcome
  }
  function save(values: FormValues) {
    const wish = readRefund(values, order.lines)
    if (!wish) return { fields: { amount: words.wrongAmount } }
    // A press after a lost reply, or after a colleague’s refund, is asked for once more.
    const isOther = count > (known.current ?? count)
    known.current = count
    return isOther ? { message: words.refundMeanwhile } : send(wish)
  }
  return (
    <Fold key={made} summary={words.refund}>
      <div onInput={() => (known.current ??= count)}>
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
      </div>
    </Fold>
  )
}

/** A refund that failed moved no money; a dispute is nobody’s press. */
function isMoneyOut({ state, is_dispute: isDispute }: StaffOrder['refunds'][number]): boolean {
  return state !== 'failed' && !isDispute
}
