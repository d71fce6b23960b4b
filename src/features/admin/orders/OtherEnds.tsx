import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { ChangeButton } from './ChangeButton'

/** What else may become of a parcel; whether its articles are sold again is never assumed. */
export function OtherEnds({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  return (
    <Fold summary={words.otherEnds}>
      <div>
        <p>{words.otherEndsWhat(order.client.email !== null)}</p>
        {[true, false].map((restock) => (
          <div key={String(restock)}>
            <ChangeButton
              order={order}
              state="retournée"
              name={restock ? words.returnedIntact : words.returnedSpoiled}
              restock={restock}
              variant="quiet"
            />
          </div>
        ))}
        <ChangeButton order={order} state="perdue" variant="quiet" />
      </div>
    </Fold>
  )
}
