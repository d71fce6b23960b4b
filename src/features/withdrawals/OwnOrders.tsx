import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { ordersWords } from '../../../wording/orders'
import { withdrawalWords } from '../../../wording/withdrawals'
import { toProblem } from '../../api/Problem'
import { Failure } from '../../ui/Failure'
import { focus } from '../../ui/focus'
import { useWords } from '../../ui/Shop'
import { useNextVisit } from '../../ui/useNextVisit'
import { WaitingLines } from '../../ui/WaitingLines'
import { AcknowledgementPanel } from './AcknowledgementPanel'
import type { Acknowledgement } from './Declaration'
import { EarlierWithdrawals } from './EarlierWithdrawals'
import { OwnOrder } from './OwnOrder'
import { useListedOrders } from './useListedOrders'
import { isReviewOpen } from './useReview'
import { useListWithdrawableQuery } from './withdrawalsApi'
import styles from './withdrawals.module.css'

type Props = {
  client: Client
  /** The order that a link named; empty for none. */
  orderId: string
}

/** The client's orders, each with the quantities that can be withdrawn from. */
export function OwnOrders({ client, orderId }: Props) {
  const { own } = useWords(withdrawalWords)
  const { dateOf } = useWords(ordersWords)
  const [done, setDone] = useState<Acknowledgement | null>(null)
  const [isAgain, setAgain] = useState(false)
  useNextVisit(() => {
    setDone(null)
    setAgain(done !== null)
  })
  const { currentData, error, refetch } = useListWithdrawableQuery({ clientId: String(client.id) })
  const orders = useListedOrders(client.id, currentData?.orders)
  if (done) return <AcknowledgementPanel acknowledgement={done} isPrintable />
  if (error && !currentData) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={8} />
  const { withdrawals } = currentData
  return (
    <section>
      <h2 tabIndex={-1} ref={isAgain ? focus : undefined}>
        {own.title}
      </h2>
      {orders.length === 0 && <p>{own.none}</p>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <details
              open={
                orders.length === 1 || isReviewOpen(client.id, order.id) || order.id === orderId
              }
            >
              <summary>{own.order(order.id, dateOf(new Date(order.date)))}</summary>
              <OwnOrder client={client} order={order} onDone={setDone} />
            </details>
          </li>
        ))}
      </ul>
      {withdrawals.length > 0 && <EarlierWithdrawals withdrawals={withdrawals} />}
    </section>
  )
}
