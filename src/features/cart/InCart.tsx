import { paths } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './AddToCartButton.module.css'
import { useCart } from './useCart'

type Props = { clientId: string; serial: string }

/** How many of a product the cart holds, with pending clicks, and a link to it. */
export function InCart({ clientId, serial }: Props) {
  const catalogue = useWords(catalogueWords)
  const quantity = useCart(clientId, (cart) => cart.piecesOf(serial))
  return (
    <span role="status" className={styles.inCart}>
      {quantity > 0 && <Link to={paths.cart}>{catalogue.inCart(quantity)}</Link>}
    </span>
  )
}
