import type { ReactNode } from 'react'
import type { PaymentState } from '../../../contract/paymentStates'
import { paths, pathTo } from '../../../contract/site/paths'
import { ordersWords } from '../../../wording/orders'
import { toProblem } from '../../api/Problem'
import { ButtonLink } from '../../ui/ButtonLink'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { WaitingLines } from '../../ui/WaitingLines'
import { Amount } from './Amount'
import type { ListedOrder } from './Order'
import { OrderDate } from './OrderDate'
import styles from './orders.module.css'
import { useListOrdersQuery } from './ordersApi'

type Props = {
  clientId: string
  /** A command of each order. */
  action: (orderId: string) => ReactNode
}

/** The orders, and what follows them once they are there, so that nothing moves below a finger. */
export function OrderHistory({ children, ...props }: Props & { children: ReactNode }) {
  const words = useWords(ordersWords)
  // The error, unlike the state, stays while a failed read is tried again.
  const { currentData: orders, error } = useListOrdersQuery({ clientId: props.clientId })
  return (
    <>
      <section aria-labelledby="order-history">
        <h2 id="order-history">{words.history}</h2>
        <Orders {...props} />
      </section>
      {(orders || error) && children}
    </>
  )
}

function Orders({ clientId, action }: Props) {
  const words = useWords(ordersWords)
  const { currentData: orders, error, refetch } = useListOrdersQuery({ clientId })
  if (error && !orders) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!orders) return <WaitingLines lines={4} />
  if (orders.length === 0)
    return (
      <Panel>
        <p>{words.empty}</p>
        <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
      </Panel>
    )
  return (
    <table className={styles.table} aria-labelledby="order-history">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} action={action} />
        ))}
      </tbody>
    </table>
  )
}

/** The states of the money that the state of the goods does not say. */
const tellsMore: PaymentState[] = ['remboursée', 'remboursée en partie', 'contestée']

function Row({ order, action }: { order: ListedOrder; action: Props['action'] }) {
  const words = useWords(ordersWords)
  return (
    <tr>
      <th scope="row">
        <Link to={pathTo('order', order.id)} aria-label={words.open(order.id)}>
          {order.id}
        </Link>
      </th>
      <td>
        <OrderDate date={order.date} />
      </td>
      <td>
        {order.state ?? words.unknown}
        {order.payment && tellsMore.includes(order.payment) && <small> · {order.payment}</small>}
      </td>
      {/* Only our own server says the payment, and fills the cart. */}
      <td className={styles.action}>{order.payment && action(order.id)}</td>
      <td>
        <Amount cents={order.totalCents} />
      </td>
    </tr>
  )
}
