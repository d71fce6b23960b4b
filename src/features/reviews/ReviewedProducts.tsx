import { paths } from '../../../contract/site/paths'
import { ownReviewWords } from '../../../wording/ownReviews'
import { NewTabLink } from '../../ui/NewTabLink'
import { useWords } from '../../ui/Shop'
import type { Reviewable } from './Review'
import { Reviewed } from './Reviewed'
import styles from './Reviewed.module.css'
import type { Reviewer } from './useReviewCommands'

type Props = { reviewable: Reviewable; reviewer: Reviewer }

/** The products of an order, each with the client's review or a form for one. */
export function ReviewedProducts({ reviewable: { author, products }, reviewer }: Props) {
  const words = useWords(ownReviewWords)
  return (
    <>
      <p className={styles.quiet}>
        {words.intro} <NewTabLink to={paths.reviewMethod}>{words.method}</NewTabLink>
      </p>
      <ul className={styles.list}>
        {products.map((product) => (
          <Reviewed key={product.serial} product={product} author={author} reviewer={reviewer} />
        ))}
      </ul>
    </>
  )
}
