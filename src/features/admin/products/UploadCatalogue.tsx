import { useId } from 'react'
import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import styles from './CatalogueFile.module.css'
import { PlannedChanges } from './PlannedChanges'
import { PlanFaults } from './PlanFaults'
import { useImport } from './useImport'

/** Brings a file back: what it would change is read first, then made by one press. */
export function UploadCatalogue() {
  const words = useWords(adminCatalogueWords)
  const id = useId()
  const { read, problem, isReading, isImporting, choose, make } = useImport()
  // Not disabled: that would take the focus away.
  const isBusy = isReading || isImporting
  return (
    <section className={styles.upload}>
      <h2>{words.uploadTitle}</h2>
      <p id={`${id}-hint`}>{words.uploadHint}</p>
      <label htmlFor={id}>{words.file}</label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={`${id}-hint`}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file && !isBusy) void choose(file)
        }}
      />
      <p role="status">{isReading && words.reading}</p>
      <ChangeProblem problem={problem} />
      {read && !isReading && (
        <>
          <h3>{words.planOf(read.name)}</h3>
          <PlanFaults plan={read.plan} />
          <PlannedChanges plan={read.plan} />
          {read.plan.added + read.plan.changed > 0 && (
            <p>
              <Button isBusy={isImporting} onClick={() => void make()}>
                {words.make(read.plan.added, read.plan.changed)}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}
