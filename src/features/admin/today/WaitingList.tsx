import { adminPaths } from '../../../../contract/site/adminPaths'
import type { OrderState } from '../../../../contract/orderStates'
import { adminTodayWords } from '../../../../wording/admin/today'
import { Link } from '../../../ui/Link'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import styles from './today.module.css'

type Name = keyof (typeof adminTodayWords)['specified']['rows']
/** Where each kind of waiting work is done; mails are not in the admin. */
const places: Record<Name, OrderState | null> = {
  to_prepare: 'payée',
  to_ship: 'en préparation',
  to_make_ready: 'en préparation',
  to_hand_over: 'prête',
  not_fetched: 'prête',
  payments: 'en attente de paiement',
  refunds: null,
  lost_mails: null,
}

/** What waits, each with its number and the way there. */
export function WaitingList({ counts }: { counts: Record<Name, number> }) {
  const words = useWords(adminTodayWords)
  const waiting = (Object.keys(places) as Name[]).filter((name) => counts[name] > 0)
  if (waiting.length === 0) return <Panel>{words.nothing}</Panel>
  return (
    <ul className={styles.cards}>
      {waiting.map((name) => {
        const [state, count] = [places[name], words.count(counts[name])]
        const content = (
          <>
            <b>{count}</b> {words.rows[name]}
          </>
        )
        return (
          <li key={name}>
            {state ? (
              <Link to={`${adminPaths.orders}?etat=${encodeURIComponent(state)}`}>{content}</Link>
            ) : (
              <span>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
