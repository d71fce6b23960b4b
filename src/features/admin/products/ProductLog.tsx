import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminProductLogWords } from '../../../../wording/admin/productLog'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import styles from './ProductSheet.module.css'

/** What was done to a product, newest first, with who and when, before and after. */
export function ProductLog({ product }: { product: StaffProduct }) {
  const words = useWords(adminProductLogWords)
  const { log, has_all_acts: hasAll = true } = product
  if (log.length === 0) return null
  return (
    <Fold summary={words.title}>
      <ol className={styles.log}>
        {log.map(({ at, who, act, before, after }, place) => (
          <li key={place}>
            {words.act(act, after)}
            {before && (
              <ul className={styles.changes}>
                {Object.keys(after ?? {}).map((column) => (
                  <li key={column}>{words.change(column, before[column], after?.[column])}</li>
                ))}
              </ul>
            )}
            <div className={styles.quiet}>
              <time dateTime={at}>{words.moment(at)}</time>
              {`, ${who ?? words.terminal}`}
            </div>
          </li>
        ))}
      </ol>
      {!hasAll && <p className={styles.quiet}>{words.lastOnly(log.length)}</p>}
    </Fold>
  )
}
