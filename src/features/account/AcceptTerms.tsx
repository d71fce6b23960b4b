import { useId } from 'react'
import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { useFieldError } from '../../ui/fieldErrors'
import { NewTabLink } from '../../ui/NewTabLink'
import { useWords } from '../../ui/Shop'
import styles from './account.module.css'

/** The required checkbox that accepts the terms of use. */
export function AcceptTerms() {
  const account = useWords(accountWords)
  const id = useId()
  const wrong = useFieldError('terms')
  return (
    <>
      <div className={styles.consent}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-error`}
        />
        <label htmlFor={id}>
          {account.acceptTermsBefore}
          <NewTabLink to={paths.termsOfUse}>{account.acceptTermsLink}</NewTabLink>
        </label>
      </div>
      {wrong && (
        <p id={`${id}-error`} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  )
}
