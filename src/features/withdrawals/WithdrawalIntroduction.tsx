import { paths } from '../../../contract/site/paths'
import { withdrawalWords } from '../../../wording/withdrawals'
import { NewTabLink } from '../../ui/NewTabLink'
import { useWords } from '../../ui/Shop'
import styles from './withdrawals.module.css'

/** Who can withdraw, for how long, and what is taken back. */
export function WithdrawalIntroduction() {
  const words = useWords(withdrawalWords)
  return (
    <div className={styles.introduction}>
      <p>{words.intro}</p>
      <p>
        {words.families} <NewTabLink to={paths.termsOfSale}>{words.conditions}</NewTabLink>
      </p>
    </div>
  )
}
