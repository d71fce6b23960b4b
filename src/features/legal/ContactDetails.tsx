import { contactWords } from '../../../wording/contact'
import { useSettings, useWords } from '../../ui/Shop'
import { phoneUrl } from '../../ui/phoneUrl'
import styles from './ContactDetails.module.css'

/** The seller's address, telephone and e-mail; missing settings are shown as missing. */
export function ContactDetails() {
  const contact = useWords(contactWords)
  const { name, address, phone, email } = useSettings().seller
  return (
    <dl className={styles.details}>
      <dt>{contact.address}</dt>
      <dd>
        <address>
          {name}
          <br />
          {address || contact.missing.address}
        </address>
      </dd>
      <dt>{contact.phone}</dt>
      <dd>{phone ? <a href={phoneUrl(phone)}>{phone}</a> : contact.missing.phone}</dd>
      <dt>{contact.email}</dt>
      <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : contact.missing.email}</dd>
    </dl>
  )
}
