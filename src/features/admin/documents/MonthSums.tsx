import type { StaffMonth } from '../../../../contract/api/staff/staffMonths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { useIsExempt } from '../parts/useIsExempt'
import styles from './documents.module.css'

type Sums = Pick<StaffMonth, 'net_cents' | 'vat_cents' | 'gross_cents'>

/**
 * Net, VAT and gross of each rate, and of all; the amount alone of a month without VAT. What is no sale
 * is below the total.
 */
export function MonthSums({ rates, totals }: { rates: StaffMonth['rates']; totals: Sums }) {
  const words = useWords(adminDocumentsWords)
  const { sums } = words
  const isExempt = useIsExempt(rates.map(({ vat_rate: rate }) => rate))
  const headings = isExempt ? [sums.amount] : [sums.net, sums.vat, sums.gross]
  const other = rates.find(({ vat_rate: rate }) => rate === null)?.gross_cents ?? 0
  const cells = ({ net_cents: net, vat_cents: vat, gross_cents: gross }: Sums) =>
    isExempt ? [gross] : [net, vat, gross]
  return (
    <>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{sums.rate}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(
            ({ vat_rate: rate, ...one }) =>
              rate !== null && <Row key={rate} name={words.rate(rate)} cents={cells(one)} />,
          )}
        </tbody>
        <tfoot>
          <Row name={sums.total} cents={cells(totals)} />
          {other !== 0 && (
            <Row name={words.rate(null)} cents={isExempt ? [other] : [null, null, other]} />
          )}
        </tfoot>
      </table>
      {isExempt && <p className={styles.quiet}>{words.vatFranchise}</p>}
    </>
  )
}

function Row({ name, cents }: { name: string; cents: readonly (number | null)[] }) {
  const words = useWords(adminDocumentsWords)
  return (
    <tr>
      <th scope="row">{name}</th>
      {cents.map((one, place) => (
        <td key={place}>{one !== null && <Price cents={one} words={words.euros} />}</td>
      ))}
    </tr>
  )
}
