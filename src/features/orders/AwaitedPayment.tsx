import type { Client } from '../../../contract/api/clients'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { GiveUpOrder } from './GiveUpOrder'
import { isByHand, type Order } from './Order'
import printed from './OrderSummary.module.css'
import { Thanks } from './Thanks'
import { TransferDetails } from './TransferDetails'
import { useOrderPayment } from './useOrderPayment'

type Props = { order: Order; client: Client; isChecking: boolean }

/** An order that is not paid yet: what is checked or awaited, and the ways on from there. */
export function AwaitedPayment({ order, client, isChecking }: Props) {
  const words = useWords(orderPaymentWords)
  const payment = useOrderPayment(client, order)
  const isManual = isByHand(order)
  const until = order.heldUntil === null ? '' : words.momentOf(new Date(order.heldUntil))
  return (
    <>
      {isManual && <Thanks order={order} client={client} />}
      <Panel className={printed.awaited}>
        {order.transfer ? (
          <TransferDetails transfer={order.transfer} cents={order.totalCents} until={until} />
        ) : order.means === 'counter' ? (
          <>
            <h2>{words.counter}</h2>
            <p>{words.counterHint(until)}</p>
          </>
        ) : (
          <div role="status">
            <h2>{isChecking ? words.checking : words.awaited}</h2>
            <p>{isChecking ? words.checkingHint : words.awaitedHint(until)}</p>
          </div>
        )}
        {payment.problem && (
          <p role="alert">
            <ProblemText {...payment.problem} />
          </p>
        )}
        <div className={printed.actions}>
          {!isManual && (
            <Button isBusy={payment.isBusy} onClick={() => void payment.pay()}>
              {payment.isLeaving ? words.leaving : words.pay}
            </Button>
          )}
          <GiveUpOrder
            isTransfer={order.means === 'transfer'}
            isBusy={payment.isBusy}
            giveUp={payment.giveUp}
          />
        </div>
      </Panel>
    </>
  )
}
