import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector, useSession } from '../../app/hooks'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { articlesOf } from './Cart'
import { useGetCartQuery } from './cartApi'
import styles from './CartCount.module.css'
import { waitingClicks } from './clicks'

/** The name of the header's cart link, with the number of articles that the clicks will make. */
export function CartCount() {
  const { layout } = useWords()
  const { client } = useSession()
  const { currentData: cart } = useGetCartQuery(
    client ? { clientId: String(client.id) } : skipToken,
  )
  const waiting = useAppSelector((state) => waitingClicks(state.api, cart))
  const articles = cart ? articlesOf(cart) + waiting : 0
  return (
    <>
      {articles > 0 && (
        <span className={styles.count} aria-hidden="true">
          {articles}
        </span>
      )}
      <VisuallyHidden>{layout.cart(articles)}</VisuallyHidden>
    </>
  )
}
