import { readAccessibility } from '../../contract/accessibility'
import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { Link } from '../ui/Link'
import { phoneUrl } from '../ui/phoneUrl'
import { useSettings, useWords } from '../ui/Shop'
import styles from './Footer.module.css'

const pages = [
  'contact',
  'favourites',
  'withdrawal',
  'termsOfUse',
  'termsOfSale',
  'legalNotice',
  'privacy',
  'accessibility',
] as const

export function Footer() {
  const layout = useWords(layoutWords)
  const { name, address, phone, email, accessibility } = useSettings().seller
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
          {pages.map((page) => (
            <li key={page}>
              <Link to={paths[page]}>
                {layout[page]}
                {page === 'accessibility' &&
                  layout.declared[readAccessibility(accessibility).level]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
