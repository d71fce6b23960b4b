import { useId } from 'react'
import { paths } from '../../../contract/site/paths'
import { checkoutWords } from '../../../wording/checkout'
import { newTabWords } from '../../../wording/newTab'
import { NewTabLink } from '../../ui/NewTabLink'
import { useWords } from '../../ui/Shop'
import styles from './Checkout.module.css'
import type { Quote } from './Quote'

type Props = {
  guaranteeNotice: Quote['guaranteeNotice']
  isAccepted: boolean
  error: string | undefined
  isDisabled: boolean
  onChange: (isAccepted: boolean) => void
}

/**
 * The conditions of sale, accepted by a box that is never ticked beforehand, below the official
 * notice on the legal guarantee. Their link loads a page from the server, because an open page has
 * the conditions of the day on which it was loaded.
 */
export function ConditionsBox({
  guaranteeNotice: notice,
  isAccepted,
  error,
  isDisabled,
  onChange,
}: Props) {
  const words = useWords(checkoutWords)
  const { newTab } = useWords(newTabWords)
  const id = useId()
  return (
    <div className={styles.conditions}>
      {notice && (
        <p>
          <a href={notice.url} target="_blank">
            {notice.text}
            {newTab}
          </a>
        </p>
      )}
      <label>
        <input
          type="checkbox"
          checked={isAccepted}
          disabled={isDisabled}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {words.accept}
          <NewTabLink to={paths.termsOfSale}>{words.conditions}</NewTabLink>
          {words.acceptEnd}
        </span>
      </label>
      {error && (
        <p id={id} className={styles.refusal}>
          {error}
        </p>
      )}
    </div>
  )
}
