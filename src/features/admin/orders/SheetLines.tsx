import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { grindWords } from '../../../../wording/grinds'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'

/** What was ordered, and what it cost. */
export function SheetLines({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const { lines, discount, fee_cents: fee, total_cents: total, returned_cents: returned } = order
  return (
    <section className={styles.part}>
      <h2>{words.lines}</h2>
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.quantity} × {line.name}
                {line.grind && <div className={styles.quiet}>{grindWords[line.grind]}</div>}
                <div className={styles.quiet}>{line.serial}</div>
                {line.refunded > 0 && (
                  <div className={styles.quiet}>{words.refunded(line.refunded)}</div>
                )}
              </th>
              <td>
                <Price cents={line.cents} words={words.euros} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount && <Sum name={words.code(discount.code)} cents={-discount.cents} />}
          <Sum name={words.fee} cents={fee} />
          <Sum name={words.total} cents={total} />
          {returned > 0 && <Sum name={words.returned} cents={returned} />}
        </tfoot>
      </table>
    </section>
  )
}

function Sum({ name, cents }: { name: string; cents: number }) {
  const words = useWords(adminOrdersWords)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Price cents={cents} words={words.euros} />
      </td>
    </tr>
  )
}
