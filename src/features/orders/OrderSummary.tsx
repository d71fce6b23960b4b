import { deliveryModes } from '../../../contract/deliveryModes'
import { ordersWords } from '../../../wording/orders'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import type { Order } from './Order'
import { OrderDate } from './OrderDate'
import { OrderLines } from './OrderLines'
import { OrderTimeline } from './OrderTimeline'
import printed from './OrderSummary.module.css'
import styles from './orders.module.css'

export function OrderSummary({ order }: { order: Order }) {
  const words = useWords(ordersWords)
  const mode = deliveryModes.find((known) => known === order.delivery)
  return (
    <>
      <OrderTimeline state={order.state} delivery={order.delivery} />
      {order.isConfirmationHeld && <p className={printed.screenOnly}>{words.confirmationHeld}</p>}
      <dl className={styles.facts}>
        <dt>{words.number}</dt>
        <dd>{order.id}</dd>
        <dt>{words.state}</dt>
        <dd>{order.state ?? words.unknown}</dd>
        <dt>{words.total}</dt>
        <dd>
          <Amount cents={order.totalCents} />
        </dd>
        <dt>{words.date}</dt>
        <dd>
          <OrderDate date={order.date} />
        </dd>
        {mode && (
          <>
            <dt>{words.delivery}</dt>
            <dd>{words.deliveryModes[mode]}</dd>
          </>
        )}
        {order.address && (
          <>
            <dt>{words.address}</dt>
            <dd>{order.address}</dd>
          </>
        )}
      </dl>
      {order.lines.length > 0 && <OrderLines lines={order.lines} />}
      <p className={printed.screenOnly}>
        <Link to={paths.profile}>{words.allOrders}</Link>
      </p>
    </>
  )
}
