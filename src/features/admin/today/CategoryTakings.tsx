import { adminTodayWords } from '../../../../wording/admin/today'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { DataTable } from '../parts/DataTable'
import { ShareBar } from '../parts/ShareBar'
import styles from './today.module.css'

type Category = { name: string; cents: number; before_cents: number }

/** What each category brought this month, as bars that are a table. */
export function CategoryTakings({ categories }: { categories: readonly Category[] }) {
  const words = useWords(adminTodayWords)
  const most = Math.max(0, ...categories.map(({ cents }) => cents))
  if (categories.length === 0) return null
  return (
    <section className={styles.categories}>
      <h2>{words.categories}</h2>
      <p className={styles.quiet}>{words.withoutFees}</p>
      <DataTable
        label={words.categories}
        headings={[words.category, words.takingsOf.month[0], words.earlier]}
        rows={categories.map(({ name, cents, before_cents: before }) => ({
          key: name,
          name: (
            <>
              {name}
              <ShareBar part={cents} of={most} />
            </>
          ),
          cells: [cents, before].map((sum) => words.euros(formatAmount(sum))),
        }))}
      />
    </section>
  )
}
