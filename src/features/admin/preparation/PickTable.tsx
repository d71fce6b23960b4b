import type { PreparedArticle } from '../../../../contract/api/staff/staffPreparation'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { lineName } from '../../../../wording/grinds'
import { useWords } from '../../../ui/Shop'
import styles from './print.module.css'

/** The articles by category, each with a box to tick on paper or on a telephone. */
export function PickTable({ picks }: { picks: readonly PreparedArticle[] }) {
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
              <tr key={`${pick.serial} ${pick.grind}`}>
                <td>
                  <input type="checkbox" className={styles.box} aria-label={lineName(pick)} />
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
