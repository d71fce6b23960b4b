import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { toBars, type Moved } from './bars'
import { FigureFile } from './FigureFile'
import styles from './figures.module.css'
import { FigureTable } from './FigureTable'
import type { AskedFigures } from './askedFigures'

const height = 100
/** Of a bar and of the gap after it. */
const [width, step] = [8, 10]

/** Sales and refunds as bars, and the same as a table. */
export function DayChart({ figures, asked }: { figures: StaffFigures; asked: AskedFigures }) {
  const words = useWords(adminFiguresWords)
  const { isByMonth, bars } = toBars(figures.by_day)
  const most = Math.max(...bars.map((bar) => Math.max(bar.sales_cents, bar.refunds_cents)))
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last || most === 0) return null
  const heading = isByMonth ? words.byMonth : words.byDay
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.chart} aria-hidden="true">
        <p className={styles.scale}>
          <span className={styles.ofSales}>{words.sales}</span>
          <span className={styles.ofRefunds}>{words.refunds}</span>
          <span>{words.most(formatAmount(most))}</span>
        </p>
        <svg viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none">
          {bars.map((bar, place) => (
            <Bar key={bar.day} bar={bar} place={place} most={most} />
          ))}
        </svg>
        <p className={styles.scale}>
          <span>{words.day(first.day)}</span>
          {last !== first && <span>{words.day(last.day)}</span>}
        </p>
      </div>
      <Fold summary={words.table}>
        <FigureTable
          label={heading}
          headings={[isByMonth ? words.monthHeading : words.dayHeading, words.orders]}
          rows={bars.map((bar) => ({ ...bar, name: words.day(bar.day), cells: [bar.orders] }))}
        />
      </Fold>
      <FigureFile table="jours" name={words.byDay} asked={asked} />
    </section>
  )
}

function Bar({ bar, place, most }: { bar: Moved; place: number; most: number }) {
  const [sales, refunds] = [bar.sales_cents, bar.refunds_cents].map(
    (cents) => (cents / most) * height,
  ) as [number, number]
  const x = place * step
  return (
    <>
      <rect className={styles.sales} x={x} y={height - sales} width={width} height={sales} />
      <rect
        className={styles.refunds}
        x={x + width / 4}
        y={height - refunds}
        width={width / 2}
        height={refunds}
      />
    </>
  )
}
