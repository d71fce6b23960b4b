import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { layoutWords } from '../../../wording/layout'
import { useSession } from '../../app/hooks'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useGetCartQuery } from './cartApi'
import styles from './CartCount.module.css'
import { useCart } from './useCart'

/** The name of the header's cart link, with the number of articles that includes pending clicks. */
export function CartCount() {
  const layout = useWords(layoutWords)
  const { client } = useSession()
  const clientId = client ? String(client.id) : ''
  useGetCartQuery(client ? { clientId } : skipToken)
  const articles = useCart(clientId, (cart) => cart.articles)
  const [shown, setShown] = useState({ articles, isChange: false })
  // The first known number is no change.
  if (shown.articles !== articles) setShown({ articles, isChange: shown.articles !== null })
  return (
    <>
      {articles ? (
        <span
          key={articles}
          className={styles.count}
          data-change={shown.isChange}
          aria-hidden="true"
        >
          {articles}
        </span>
      ) : null}
      <VisuallyHidden>{layout.cart(articles ?? 0)}</VisuallyHidden>
    </>
  )
}
