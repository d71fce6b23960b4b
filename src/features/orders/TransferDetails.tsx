import { orderPaymentWords } from '../../../wording/orderPayment'
import { useWords } from '../../ui/Shop'
import { Amount } from './Amount'
import type { Order } from './Order'
import styles from './orders.module.css'

type Props = { transfer: NonNullable<Order['transfer']>; cents: number | null; until: string }

/** Where the transfer goes, and the reference by which it is found. */
export function TransferDetails({ transfer, cents, until }: Props) {
  const words = useWords(orderPaymentWords)
  return (
    <>
      <h2>{words.transfer}</h2>
      <dl className={styles.facts}>
        <dt>{words.amountDue}</dt>
        <dd>
          <Amount cents={cents} />
        </dd>
        <dt>{words.holder}</dt>
        <dd>{transfer.holder}</dd>
        <dt>{words.iban}</dt>
        {/* In groups of four, as on paper. */}
        <dd>{transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
        {transfer.bic && (
          <>
            <dt>{words.bic}</dt>
            <dd>{transfer.bic}</dd>
          </>
        )}
        <dt>{words.reference}</dt>
        <dd>
          <strong>{transfer.reference}</strong>
        </dd>
      </dl>
      <p>{words.transferHint(until)}</p>
    </>
  )
}
