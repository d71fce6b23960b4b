import type { PreparedOrder } from '../../../../contract/api/staff/staffPreparation'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { arrivalWords, dateWords } from '../../../../wording/dates'
import { lineName } from '../../../../wording/grinds'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import styles from './print.module.css'
import { ToPay } from './ToPay'
import type { Ticks } from './useTicks'

/** An order on the preparation list: whose it is, when it is awaited, and its lines. */
export function OrderToPack({ order, ticks }: { order: PreparedOrder; ticks: Ticks }) {
  const words = useWords(adminPreparationWords)
  const { id, delivery, promised, name, lines } = order
  const when =
    promised && (delivery === 'magasin' ? dateWords(promised.from) : arrivalWords(promised))
  const boxOf = ({ serial, grind }: (typeof lines)[number]) => `${id} ${serial} ${grind}`
  return (
    <>
      <h3>
        <Link to={adminOrderPath(id)}>{words.order(id)}</Link> · {name || words.someone}
      </h3>
      <p className={styles.quiet}>
        {words.modes[delivery]}
        {when && `, ${words.promised[delivery]} ${when}`}
      </p>
      <ToPay order={order} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={boxOf(line)}>
            <label>
              <input
                type="checkbox"
                className={styles.box}
                checked={ticks.ticked.has(boxOf(line))}
                onChange={() => ticks.toggle(boxOf(line))}
              />
              {line.quantity} × {lineName(line)}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
