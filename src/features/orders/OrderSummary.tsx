import type { ReactNode } from 'react'
import type { Client } from '../../../contract/api/clients'
import { deliveryModes } from '../../../contract/deliveryModes'
import { endedStates } from '../../../contract/orderStates'
import { paths } from '../../../contract/site/paths'
import { checkoutWords } from '../../../wording/checkout'
import { arrivalWords, dateWords } from '../../../wording/dates'
import { ordersWords } from '../../../wording/orders'
import { Link } from '../../ui/Link'
import { OpeningHours } from '../../ui/OpeningHours'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import { DocumentsPlace } from './documents/DocumentsPlace'
import type { Order } from './Order'
import { OrderDate } from './OrderDate'
import { OrderLines } from './OrderLines'
import { OrderNews } from './OrderNews'
import { OrderTimeline } from './OrderTimeline'
import { ParcelLink } from './ParcelLink'
import printed from './OrderSummary.module.css'
import styles from './orders.module.css'

type Props = {
  order: Order
  client: Client
  isChecking: boolean
  action: (orderId: string) => ReactNode
}

export function OrderSummary({ order, client, isChecking, action }: Props) {
  const words = useWords(ordersWords)
  const checkout = useWords(checkoutWords)
  const promise = usePromise(order)
  const mode = deliveryModes.find((known) => known === order.delivery)
  return (
    <>
      <OrderNews order={order} client={client} isChecking={isChecking} />
      {order.isConfirmationHeld && <p className={printed.screenOnly}>{words.confirmationHeld}</p>}
      <OrderTimeline
        state={order.state}
        delivery={order.delivery}
        payment={order.payment}
        means={order.means}
      />
      <dl className={styles.facts}>
        <dt>{words.number}</dt>
        <dd>{order.id}</dd>
        <dt>{words.state}</dt>
        <dd>{order.state ?? words.unknown}</dd>
        {order.payment && (
          <>
            <dt>{words.payment}</dt>
            <dd>
              {order.means
                ? `${order.payment} (${checkout.meansName[order.means]})`
                : order.payment}
            </dd>
          </>
        )}
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
        {order.tracking && <ParcelLink parcel={order.tracking} />}
        {promise && (
          <>
            <dt>{words.promised}</dt>
            <dd>
              {promise}
              {order.hours && order.state !== 'retirée' && <OpeningHours hours={order.hours} />}
            </dd>
          </>
        )}
      </dl>
      {order.lines.length > 0 && <OrderLines order={order} />}
      {order.payment && order.state !== 'en attente de paiement' && action(order.id)}
      {order.payment && order.state !== 'en attente de paiement' && (
        <DocumentsPlace order={order} clientId={String(client.id)} />
      )}
      <p className={printed.screenOnly}>
        <Link to={paths.profile}>{words.allOrders}</Link>
      </p>
    </>
  )
}

/** The promised days, of an order that goes on. */
function usePromise({ dates, delivery, state, transfer }: Order): string | null {
  const { readyFrom } = useWords(ordersWords)
  if (!dates || transfer || endedStates.some((ended) => ended === state)) return null
  return delivery === 'magasin' ? readyFrom(dateWords(dates.from)) : arrivalWords(dates)
}
