import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { useOpened } from '../parts/useOpened'
import { ShipForm } from './ShipForm'

/** Corrects how a parcel that has left is followed. */
export function CorrectTracking({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const { carrier, tracking_number } = order
  const { opened, onInput, ...form } = useOpened({ carrier, tracking_number })
  return (
    <Fold key={JSON.stringify(opened)} summary={words.trackingCorrect}>
      <div onInput={onInput}>
        <ShipForm order={{ ...order, ...opened }} {...form} />
      </div>
    </Fold>
  )
}
