import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { useWords } from '../../../ui/Shop'
import styles from './CatalogueFile.module.css'
import type { CataloguePlan } from './staffProductsApi'

/** What is wrong with a file: its lines, columns and reasons. */
export function PlanFaults({ plan: { faults, more_faults: more } }: { plan: CataloguePlan }) {
  const words = useWords(adminCatalogueWords)
  if (faults.length === 0) return null
  return (
    <>
      <p role="alert" className={styles.refused}>
        {words.refused(faults.length + more)}
      </p>
      <table className={styles.plan} aria-label={words.faults}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.fault}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, fault }, place) => (
            <tr key={place}>
              <td>{line}</td>
              <td>{column}</td>
              <td>{fault}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{words.moreFaults(more)}</p>}
    </>
  )
}
