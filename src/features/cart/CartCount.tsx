import { skipToken } from '@reduxjs/toolkit/query'
import { useSession } from '../../app/hooks'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useGetCartQuery } from './cartApi'
import styles from './CartCount.module.css'
import { useShownArticles } from './useShownCart'

/** The name of the header's cart link, with the number of articles that the clicks will make. */
export function CartCount() {
  const { layout } = useWords()
  const { client } = useSession()
  const clientId = client ? String(client.id) : ''
  useGetCartQuery(client ? { clientId } : skipToken)
  const articles = useShownArticles(clientId)
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
