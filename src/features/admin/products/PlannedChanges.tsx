import { useState } from 'react'
import type { CatalogueStep } from '../../../../contract/api/staff/staffCatalogue'
import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './CatalogueFile.module.css'
import type { CataloguePlan } from './staffProductsApi'

/** Products that are shown before one asks for the rest. */
const shownFirst = 50

/** What a file would change, cell by cell. */
export function PlannedChanges({ plan }: { plan: CataloguePlan }) {
  const words = useWords(adminCatalogueWords)
  const [isWhole, setWhole] = useState(false)
  const { steps, faults, notes, added, changed, unchanged, moves_stock: movesStock } = plan
  if (faults.length > 0) return null
  const shown = isWhole ? steps : steps.slice(0, shownFirst)
  return (
    <>
      <p role="status">{words.counts(added, changed, unchanged)}</p>
      {movesStock && <p>{words.movesStock}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {steps.length > 0 && (
        <table className={styles.plan} aria-label={words.changes}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          {shown.map((step) => (
            <StepRows key={step.line} step={step} />
          ))}
        </table>
      )}
      {shown.length < steps.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.showAll(steps.length)}
        </Button>
      )}
    </>
  )
}

function StepRows({ step }: { step: CatalogueStep }) {
  const words = useWords(adminCatalogueWords)
  const { line, serial, name, is_new: isNew, changes } = step
  return (
    <tbody>
      {changes.map(({ column, before, after }, place) => (
        <tr key={column}>
          {place === 0 && (
            <>
              <td rowSpan={changes.length}>{line}</td>
              <th scope="rowgroup" rowSpan={changes.length}>
                {words.productOf(name, serial)}
                {isNew && <span className={styles.fresh}>{words.fresh}</span>}
              </th>
            </>
          )}
          <td>{column}</td>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  )
}
