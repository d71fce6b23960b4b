import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type { OrderState } from '../../../../contract/orderStates'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { useMember } from '../session/useMember'
import { ChangeButton } from './ChangeButton'
import { MoneyStep } from './MoneyStep'
import { OtherEnds } from './OtherEnds'
import styles from './OrderSheet.module.css'
import { owedWords } from './owedWords'
import { ShipForm } from './ShipForm'

/** The one button for the next state of an order. */
export function NextStep({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const isManager = useMember().role === 'gérant'
  const owed = owedWords(order, words)
  const [usual] = order.next.filter((state) => state !== 'annulée')
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {order.state === 'en attente de paiement' && (
        <p>{order.means === 'counter' ? words.awaitsCounter : words.awaitsPayment}</p>
      )}
      {isManager && <MoneyStep order={order} />}
      {owed !== null && <p>{owed}</p>}
      <Step order={order} usual={usual} isOwed={owed !== null} />
      {order.state === 'expédiée' && (
        <>
          <Fold
            key={`parcel ${order.carrier} ${order.tracking_number}`}
            summary={words.trackingCorrect}
          >
            <ShipForm order={order} />
          </Fold>
          <OtherEnds order={order} />
        </>
      )}
    </section>
  )
}

type StepProps = { order: StaffOrder; usual: OrderState | undefined; isOwed: boolean }

function Step({ order, usual, isOwed }: StepProps) {
  const words = useWords(adminOrdersWords)
  if (usual === 'expédiée') return <ShipForm order={order} />
  if (usual) return <ChangeButton order={order} state={usual} />
  if (order.state === 'en attente de paiement') return null
  return !isOwed && <p>{words.nothingNext}</p>
}
