import type { StaffMonth } from '../../../../contract/api/staff/staffMonths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './documents.module.css'

type Sums = Pick<StaffMonth, 'net_cents' | 'vat_cents' | 'gross_cents'>

/** Net, VAT and gross of each rate, and of all. */
export function MonthSums({ rates, totals }: { rates: StaffMonth['rates']; totals: Sums }) {
  const words = useWords(adminDocumentsWords)
  const { sums } = words
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">{sums.rate}</th>
          <th scope="col">{sums.net}</th>
          <th scope="col">{sums.vat}</th>
          <th scope="col">{sums.gross}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ vat_rate: rate, ...one }) => (
          <Row key={rate ?? ''} name={words.rate(rate)} sums={one} />
        ))}
      </tbody>
      <tfoot>
        <Row name={sums.total} sums={totals} />
      </tfoot>
    </table>
  )
}

function Row({ name, sums }: { name: string; sums: Sums }) {
  const words = useWords(adminDocumentsWords)
  return (
    <tr>
      <th scope="row">{name}</th>
      {[sums.net_cents, sums.vat_cents, sums.gross_cents].map((cents, place) => (
        <td key={place}>
          <Price cents={cents} words={words.euros} />
        </td>
      ))}
    </tr>
  )
}
