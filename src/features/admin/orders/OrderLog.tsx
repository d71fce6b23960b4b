import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'

/** The end of an order without its payment, unless the log says who cancelled it. */
function endOf({ ended_at: at, paid_at: paidAt, state, log }: StaffOrder) {
  const isCancelled = state === 'annulée' && paidAt === null
  const isLogged = isCancelled && log.some(({ act }) => act === 'order_state')
  return at === null || isLogged ? [] : [{ at, isCancelled }]
}

/** Everything that happened to an order, oldest first, with who and when. */
export function OrderLog({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const events = [
    { at: order.at, what: words.ordered, who: null },
    ...(order.paid_at ? [{ at: order.paid_at, what: words.paid, who: null }] : []),
    ...endOf(order).map(({ at, isCancelled }) => ({
      at,
      what: isCancelled ? words.cancelledByClient : words.expired,
      who: null,
    })),
    ...order.refunds.map((refund) => ({
      at: refund.at,
      what: words.refundOf(formatAmount(refund.cents), refund),
      who: null,
    })),
    ...order.log.map(({ at, who, ...act }) => ({
      at,
      what: words.act(act),
      who: who ?? words.terminal,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <section className={styles.part}>
      <h2>{words.log}</h2>
      <ol className={styles.log}>
        {events.map(({ at, what, who }, place) => (
          <li key={place}>
            {what}
            <div className={styles.quiet}>
              <time dateTime={at}>{words.moment(at)}</time>
              {who && `, ${who}`}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
