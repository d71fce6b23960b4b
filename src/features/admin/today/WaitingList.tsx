import {
  adminPaths,
  ordersDisputed,
  ordersIn,
  ordersToPay,
  ordersToRefund,
} from '../../../../contract/site/adminPaths'
import { adminTodayWords } from '../../../../wording/admin/today'
import { Link } from '../../../ui/Link'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { useMember } from '../session/useMember'
import styles from './today.module.css'

type Name = keyof (typeof adminTodayWords)['specified']['rows']
/** Where each kind of waiting work is done. */
const places: Record<Name, string> = {
  to_prepare: ordersIn('payée'),
  to_prepare_unpaid: ordersToPay('counter'),
  to_ship: ordersIn('en préparation'),
  to_make_ready: ordersIn('en préparation'),
  to_hand_over: ordersIn('prête'),
  not_fetched: ordersIn('prête'),
  not_delivered: ordersIn('expédiée'),
  payments: ordersToPay('transfer'),
  withdrawals: adminPaths.withdrawals,
  reviews: adminPaths.reviews,
  refunds: ordersToRefund,
  disputes: ordersDisputed,
  lost_mails: adminPaths.lostMails,
  documents: adminPaths.documents,
}

/** Rooms that a role does not enter: it reads their number. */
const closedTo = { lost_mails: 'comptable', documents: 'préparation' } as const

/** What waits, each with its number and the way there. */
export function WaitingList({ counts }: { counts: Record<Name, number | null> }) {
  const words = useWords(adminTodayWords)
  const { role } = useMember()
  const waiting = (Object.keys(places) as Name[]).flatMap((name) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ name, count }] : []
  })
  if (waiting.length === 0) return <Panel>{words.nothing}</Panel>
  return (
    <ul className={styles.cards}>
      {waiting.map(({ name, count }) => {
        const isClosed = name in closedTo && closedTo[name as keyof typeof closedTo] === role
        const content = (
          <>
            <b>{words.count(count)}</b> {words.rows[name][count === 1 ? 0 : 1]}
          </>
        )
        return (
          <li key={name}>
            {isClosed ? <span>{content}</span> : <Link to={places[name]}>{content}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
