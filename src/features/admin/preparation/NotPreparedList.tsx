import type { NotPrepared } from '../../../../contract/api/staff/staffPreparation'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import styles from './OrderPicker.module.css'

type Props = {
  refused: readonly NotPrepared[]
  /** Where what has changed is printed; null for nothing. */
  toPrint: string | null
  count: number
}

/** Which orders did not change, why, and what became of them. */
export function NotPreparedList({ refused, toPrint, count }: Props) {
  const words = useWords(adminPreparationWords)
  return (
    <section className={styles.refused} aria-labelledby="refused">
      <h2 id="refused">{words.refused}</h2>
      <ul>
        {refused.map(({ id, reason, state }) => (
          <li key={id}>
            <Link to={adminOrderPath(id)}>{words.order(id)}</Link> {reason}{' '}
            {state && <StateLabel state={state} />}
          </li>
        ))}
      </ul>
      {toPrint && <ButtonLink to={toPrint}>{words.toPrintOf(count)}</ButtonLink>}
    </section>
  )
}
