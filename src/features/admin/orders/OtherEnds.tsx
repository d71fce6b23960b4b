import { useState } from 'react'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { ChangeButton } from './ChangeButton'
import styles from './OrderSheet.module.css'

/** What else may become of a parcel. */
export function OtherEnds({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [restock, setRestock] = useState(false)
  return (
    <details className={styles.more}>
      <summary>{words.otherEnds}</summary>
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={restock}
            onChange={({ target }) => setRestock(target.checked)}
          />
          {words.restock}
        </label>
        <ChangeButton order={order} state="retournée" restock={restock} variant="quiet" />{' '}
        <ChangeButton order={order} state="perdue" variant="quiet" />
      </div>
    </details>
  )
}
