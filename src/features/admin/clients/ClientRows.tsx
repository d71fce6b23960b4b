import type { StaffClientSummary } from '../../../../contract/api/staff/staffClients'
import { adminClientPath } from '../../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { useWords } from '../../../ui/Shop'
import { RowLink } from '../parts/RowLink'
import styles from './clients.module.css'

/** A row for each client, the whole of which opens the sheet. */
export function ClientRows({ clients }: { clients: readonly StaffClientSummary[] }) {
  const words = useWords(adminClientsWords)
  return (
    <ul className={styles.rows}>
      {clients.map(({ id, name, email, town, orders, last }) => (
        <li key={id}>
          <RowLink to={adminClientPath(id)} className={styles.row}>
            <b>{words.client(name)}</b>
            <span>{email}</span>
            <span>{town}</span>
            <span className={styles.quiet}>
              {words.orders(orders)}
              {last && `, ${words.last(last)}`}
            </span>
          </RowLink>
        </li>
      ))}
    </ul>
  )
}
