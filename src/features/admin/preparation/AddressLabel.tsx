import type { PreparedOrder } from '../../../../contract/api/staff/staffPreparation'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { useWords } from '../../../ui/Shop'
import styles from './labels.module.css'

/** Letters beyond which an address is written smaller, so that its town is never cut off. */
const roomy = 110

/** Where a parcel goes, and the order that is in it. */
export function AddressLabel({ order }: { order: PreparedOrder }) {
  const words = useWords(adminPreparationWords)
  const { id, name, address } = order
  const isLong = [name, ...address].join('').length > roomy
  return (
    <li className={styles.label} data-is-long={isLong}>
      <b>{name}</b>
      {address.map((line, place) => (
        <span key={place}>{line}</span>
      ))}
      <small>{words.label(id)}</small>
    </li>
  )
}
