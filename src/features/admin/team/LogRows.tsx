import type { TeamAct } from '../../../../contract/api/staff/staffTeam'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import styles from './team.module.css'

/** Who did what and when, a row for each act. */
export function LogRows({ acts }: { acts: readonly TeamAct[] }) {
  const words = useWords(adminTeamWords)
  return (
    <ol className={styles.log}>
      {acts.map(({ id, at, who, order, ...act }) => (
        <li key={id}>
          <time dateTime={at}>{words.moment(at)}</time>
          <span className={styles.who}>{who ?? words.terminal}</span>
          <span className={styles.what}>
            {order !== null && (
              <>
                <Link to={adminOrderPath(order)}>{words.order(order)}</Link>
                {' · '}
              </>
            )}
            {words.act(act)}
          </span>
        </li>
      ))}
    </ol>
  )
}
