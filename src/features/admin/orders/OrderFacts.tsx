import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminClientPath } from '../../../../contract/site/adminPaths'
import { preparing } from '../../../../contract/staffRights'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { dateWords } from '../../../../wording/dates'
import { Link } from '../../../ui/Link'
import { phoneUrl } from '../../../ui/phoneUrl'
import { useWords } from '../../../ui/Shop'
import { useMay } from '../session/useMay'
import styles from './OrderSheet.module.css'

/** Who ordered, where it goes and how it was paid. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const mayPrepare = useMay(preparing)
  const { client, promised, means } = order
  return (
    <dl className={styles.facts}>
      <dt>{words.client}</dt>
      <dd>
        {client.id && mayPrepare ? (
          <Link to={adminClientPath(client.id)}>{client.name}</Link>
        ) : (
          client.name
        )}
        <br />
        {client.email ? <a href={`mailto:${client.email}`}>{client.email}</a> : words.noEmail}
        {client.phone && (
          <>
            <br />
            <a href={phoneUrl(client.phone)}>{client.phone}</a>
          </>
        )}
      </dd>
      <dt>{words.modes[order.delivery]}</dt>
      <dd>
        {order.delivery === 'domicile' && (order.address ?? words.noAddress)}
        {promised && (
          <div className={styles.quiet}>
            {words.promised(dateWords(promised.from), dateWords(promised.to))}
          </div>
        )}
      </dd>
      <dt>{words.payment}</dt>
      <dd>
        {order.payment}
        {means && ` (${words.means[means]})`}
      </dd>
    </dl>
  )
}
