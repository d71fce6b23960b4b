import { paths } from '../../../contract/site/paths'
import { withdrawalWords } from '../../../wording/withdrawals'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './withdrawals.module.css'

/** Who can withdraw, for how long, and what is taken back. */
export function WithdrawalIntroduction() {
  const words = useWords(withdrawalWords)
  return (
    <div className={styles.introduction}>
      <p>{words.intro}</p>
      <p>
        {words.families} <Link to={paths.termsOfSale}>{words.conditions}</Link>
      </p>
    </div>
  )
}
