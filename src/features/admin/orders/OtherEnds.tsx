import { useState } from 'react'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { Fold } from '../parts/Fold'
import { ChangeButton } from './ChangeButton'

/** What else may become of a parcel. */
export function OtherEnds({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [restock, setRestock] = useState(false)
  return (
    <Fold summary={words.otherEnds}>
      <div>
        <Check
          checked={restock}
          onChange={({ target }) => setRestock(target.checked)}
          label={words.restock}
        />
        <ChangeButton order={order} state="retournée" restock={restock} variant="quiet" />{' '}
        <ChangeButton order={order} state="perdue" variant="quiet" />
      </div>
    </Fold>
  )
}
