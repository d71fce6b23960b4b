import { pathTo } from '../../../contract/site/paths'
import { ordersWords } from '../../../wording/orders'
import { grindWords } from '../../../wording/grinds'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import type { Order, OrderLine } from './Order'
import { OrderTotals } from './OrderTotals'
import styles from './orders.module.css'

export function OrderLines({ order }: { order: Order }) {
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
          {order.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                <Article line={line} />
              </th>
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
        <OrderTotals order={order} />
      </table>
    </section>
  )
}

function Article({ line: { serial, picture, name, grind } }: { line: OrderLine }) {
  if (serial === null) return name
  return (
    <Link to={pathTo('product', serial)} className={styles.article}>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" sizes="4rem" />
      </span>
      <span className={styles.name}>
        {name}
        {grind && <small className={styles.grind}>{grindWords[grind]}</small>}
      </span>
    </Link>
  )
}
