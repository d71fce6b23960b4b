import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { inShopStates, type OrderState } from '../../../../contract/orderStates'
import { manager } from '../../../../contract/staffRights'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { useMay } from '../session/useMay'
import { ChangeButton } from './ChangeButton'
import { CorrectTracking } from './CorrectTracking'
import { MoneyStep } from './MoneyStep'
import { OtherEnds } from './OtherEnds'
import styles from './OrderSheet.module.css'
import { owedWords } from './owedWords'
import { ShipForm } from './ShipForm'

/** The one button for the next state of an order. */
export function NextStep({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const isManager = useMay(manager)
  const owed = owedWords(order, words)
  const isAwaited = order.state === 'en attente de paiement'
  const isAhead = inShopStates.includes(order.state)
  const isOnItsWay = order.refunds.some(({ state }) => state === 'requested')
  const isMoneyGone = order.payment === 'remboursée' || (isOnItsWay && order.held_cents <= 0)
  const [usual] = order.next.filter((state) => state !== 'annulée')
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {isAwaited && <p>{words.awaits[order.means ?? 'card']}</p>}
      {isAhead && isMoneyGone && <p>{words.moneyReturned}</p>}
      {isAhead && order.payment === 'contestée' && <p>{words.contested}</p>}
      {isManager && <MoneyStep order={order} />}
      {owed !== null && <p>{owed}</p>}
      <Step order={order} usual={usual} isOver={owed === null && !isAwaited} />
      {order.state === 'expédiée' && (
        <>
          <CorrectTracking order={order} />
          <OtherEnds order={order} />
        </>
      )}
    </section>
  )
}

type StepProps = { order: StaffOrder; usual: OrderState | undefined; isOver: boolean }

function Step({ order, usual, isOver }: StepProps) {
  const words = useWords(adminOrdersWords)
  if (usual === 'expédiée') return <ShipForm order={order} />
  if (usual) return <ChangeButton order={order} state={usual} />
  const isWithdrawn = order.withdrawals.length > 0
  return isOver && <p>{isWithdrawn ? words.withdrawalNext : words.nothingNext}</p>
}
