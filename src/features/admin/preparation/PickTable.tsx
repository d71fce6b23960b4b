import type { PreparedArticle } from '../../../../contract/api/staff/staffPreparation'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { lineName } from '../../../../wording/grinds'
import { useWords } from '../../../ui/Shop'
import styles from './print.module.css'
import type { Ticks } from './useTicks'

type Props = { picks: readonly PreparedArticle[]; ticks: Ticks }

/** The articles by category, each with a box to tick on paper or on a telephone. */
export function PickTable({ picks, ticks }: Props) {
  const { columns } = useWords(adminPreparationWords)
  const categories = [...new Set(picks.map(({ category }) => category))]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.done}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.serial}</th>
        </tr>
      </thead>
      {categories.map((category) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.category}>
              {category}
            </th>
          </tr>
          {picks
            .filter((pick) => pick.category === category)
            .map((pick) => (
              <tr key={keyOf(pick)}>
                <td>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={lineName(pick)}
                    checked={ticks.ticked.has(keyOf(pick))}
                    onChange={() => ticks.toggle(keyOf(pick))}
                  />
                </td>
                <td className={styles.quantity}>{pick.quantity}</td>
                <th scope="row">{lineName(pick)}</th>
                <td className={styles.serial}>{pick.serial}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

const keyOf = ({ serial, grind }: PreparedArticle) => `${serial} ${grind}`
