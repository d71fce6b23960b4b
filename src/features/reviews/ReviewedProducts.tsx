import { paths } from '../../../contract/site/paths'
import { ownReviewWords } from '../../../wording/ownReviews'
import { Link } from '../../ui/Link'
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
        {words.intro} <Link to={paths.reviewMethod}>{words.method}</Link>
      </p>
      <ul className={styles.list}>
        {products.map((product) => (
          <Reviewed key={product.serial} product={product} author={author} reviewer={reviewer} />
        ))}
      </ul>
    </>
  )
}
