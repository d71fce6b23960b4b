import { checkoutWords } from '../../../wording/checkout'
import { ordersWords } from '../../../wording/orders'
import { frenchNumber } from '../../ui/frenchNumber'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import type { Order } from './Order'
import styles from './orders.module.css'

/** The foot of the order's lines: the delivery fee, the total, and the VAT within it. */
export function OrderTotals({ order }: { order: Order }) {
  const { discounts, delivery, feeCents, totalCents, vat, isWithoutVat } = order
  const hasFee = feeCents !== null && (feeCents > 0 || delivery !== 'magasin')
  const words = useWords(ordersWords)
  const checkout = useWords(checkoutWords)
  return (
    <tfoot>
      {discounts.map(({ name, cents }) => (
        <tr key={name}>
          <th scope="row" colSpan={3}>
            {checkout.codeOf(name)}
          </th>
          <td>
            <Price cents={cents} words={checkout.discount} />
          </td>
        </tr>
      ))}
      {hasFee && (
        <tr>
          <th scope="row" colSpan={3}>
            {checkout.fee}
          </th>
          <td>{feeCents === 0 ? checkout.free : <Amount cents={feeCents} />}</td>
        </tr>
      )}
      <tr className={styles.total}>
        <th scope="row" colSpan={3}>
          {words.total}
        </th>
        <td>
          <Amount cents={totalCents} />
        </td>
      </tr>
      {vat.map(({ rate, cents }) => (
        <tr key={rate} className={styles.vat}>
          <th scope="row" colSpan={3}>
            {checkout.vat(frenchNumber(String(rate)))}
          </th>
          <td>
            <Amount cents={cents} />
          </td>
        </tr>
      ))}
      {isWithoutVat && (
        <tr className={styles.vat}>
          <td colSpan={4}>{checkout.vatFranchise}</td>
        </tr>
      )}
    </tfoot>
  )
}
