import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { trackingUrl } from '../../../../contract/carriers'
import { correctableStates } from '../../../../contract/orderStates'
import { accounting, manager, preparing } from '../../../../contract/staffRights'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { OrderDocuments } from '../documents/OrderDocuments'
import { OthersChange } from '../news/OthersChange'
import { Settling } from '../news/Settling'
import { WithNews } from '../news/WithNews'
import { MailStatus } from '../preparation/MailStatus'
import { useMay } from '../session/useMay'
import { CancelOrder } from './CancelOrder'
import { CorrectAddress } from './CorrectAddress'
import { EndedWithdrawals } from './EndedWithdrawals'
import { LatePayment } from './LatePayment'
import { NextStep } from './NextStep'
import { OpenWithdrawals } from './OpenWithdrawals'
import { OrderNote } from './OrderNote'
import { OrderFacts } from './OrderFacts'
import { OrderLog } from './OrderLog'
import styles from './OrderSheet.module.css'
import { RefundForm } from './RefundForm'
import { SheetLines } from './SheetLines'
import { StateMark } from './StateMark'

/** An order: what to do with it first, then all that is known of it. */
export function OrderSheet({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const isManager = useMay(manager)
  const mayPrepare = useMay(preparing)
  const mayAccount = useMay(accounting)
  const { carrier, tracking_number: number } = order
  const isBefore = correctableStates.includes(order.state)
  return (
    <WithNews>
      <OthersChange log={order.log} state={order.state} />
      <div className={styles.sheet}>
        <div className={styles.main}>
          <p className={styles.state}>
            <StateMark state={order.state} payment={order.payment} />
            {carrier && number && (
              <a href={trackingUrl(carrier, number)} rel="noreferrer" target="_blank">
                {words.follow} ({carrier} {number})
              </a>
            )}
          </p>
          <OpenWithdrawals order={order} />
          {mayPrepare && (
            <Settling state={order.state}>
              <NextStep key={`next ${order.state}`} order={order} />
            </Settling>
          )}
          <SheetLines order={order} />
          <EndedWithdrawals order={order} />
          <OrderLog order={order} />
          {mayPrepare && order.may_note && <OrderNote id={String(order.id)} />}
        </div>
        <aside className={styles.aside}>
          <OrderFacts order={order} />
          {mayAccount && order.paid_at !== null && <OrderDocuments id={order.id} />}
          {mayPrepare && order.client.email && <MailStatus id={order.id} />}
          {mayPrepare && isBefore && order.delivery === 'domicile' && (
            <CorrectAddress order={order} />
          )}
          {isManager && order.may_arrive_late && <LatePayment order={order} />}
          {isManager && order.held_cents > 0 && <RefundForm order={order} />}
          {isManager &&
            (order.next.includes('annulée') || order.state === 'en attente de paiement') && (
              <CancelOrder order={order} />
            )}
        </aside>
      </div>
    </WithNews>
  )
}
