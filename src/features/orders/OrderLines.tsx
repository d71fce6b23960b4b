import { ordersWords } from '../../../wording/orders'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import type { OrderLine } from './Order'
import styles from './orders.module.css'

export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const words = useWords(ordersWords)
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">{words.lines}</h2>
      <table className={styles.table} aria-labelledby="order-lines">
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col" className={styles.amount}>
              {words.unitPrice}
            </th>
            <th scope="col">{words.lineTotal}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.name}</th>
              <td>{line.quantity}</td>
              <td className={styles.amount}>
                <Amount cents={line.priceCents} />
              </td>
              <td>
                <Amount cents={line.totalCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
