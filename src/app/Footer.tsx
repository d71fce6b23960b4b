import { layoutWords } from '../../wording/layout'
import { paths } from '../paths'
import { Link } from '../ui/Link'
import { phoneUrl } from '../ui/phoneUrl'
import { useSettings, useWords } from '../ui/Shop'
import styles from './Footer.module.css'

export function Footer() {
  const layout = useWords(layoutWords)
  const { name, address, phone, email } = useSettings().seller
  return (
    <footer className={styles.footer}>
      <address>
        <p className={styles.name}>{name}</p>
        {address && <p>{address}</p>}
        {phone && <a href={phoneUrl(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
      <nav aria-label={layout.legalNavigation}>
        <ul className={styles.links}>
          <li>
            <Link to={paths.contact}>{layout.contact}</Link>
          </li>
          <li>
            <Link to={paths.termsOfUse}>{layout.termsOfUse}</Link>
          </li>
          <li>
            <Link to={paths.termsOfSale}>{layout.termsOfSale}</Link>
          </li>
          <li>
            <Link to={paths.legalNotice}>{layout.legalNotice}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{layout.privacy}</Link>
          </li>
          <li>
            <Link to={paths.accessibility}>{layout.accessibility}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
