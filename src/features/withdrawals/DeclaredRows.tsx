import {
  withdrawalRows,
  withdrawalSentence,
  type DeclaredWithdrawal,
} from '../../../wording/withdrawalRows'
import styles from './withdrawals.module.css'

/** The declaration, as it is confirmed and acknowledged. */
export function DeclaredRows({ declared }: { declared: DeclaredWithdrawal }) {
  return (
    <>
      <p>{withdrawalSentence}</p>
      <dl className={styles.rows}>
        {withdrawalRows(declared).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
