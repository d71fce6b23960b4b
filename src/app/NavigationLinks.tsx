import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { CartIcon } from '../features/cart/CartIcon'
import { CartCount } from '../features/cart/CartCount'
import { returnTo } from '../returnPath'
import { NavLink } from '../ui/NavLink'
import { useWords } from '../ui/Shop'
import { useIsSessionKnown, useSession } from './hooks'
import styles from './NavigationLinks.module.css'

type Props = { id: string; isOpen: boolean }

/** The links of the header; those of the session follow once it is known. */
export function NavigationLinks({ id, isOpen }: Props) {
  const layout = useWords(layoutWords)
  const { isAuthenticated } = useSession()
  const isKnown = useIsSessionKnown()
  const location = useLocation()
  return (
    <ul id={id} className={styles.links} data-open={isOpen}>
      <li>
        <NavLink to={paths.home} end>
          {layout.home}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.products}>{layout.shop}</NavLink>
      </li>
      <li>
        <NavLink to={paths.contact}>{layout.contact}</NavLink>
      </li>
      <li className={styles.cart}>
        <NavLink to={paths.cart}>
          <CartIcon />
          <CartCount />
        </NavLink>
      </li>
      <li className={styles.session}>
        {isKnown && !isAuthenticated && (
          <NavLink to={paths.login} search={returnTo(location)}>
            {layout.login}
          </NavLink>
        )}
        {isAuthenticated && <NavLink to={paths.profile}>{layout.profile}</NavLink>}
      </li>
    </ul>
  )
}
