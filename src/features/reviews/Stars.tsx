import { maxStars } from '../../../contract/reviews'
import { reviewWords } from '../../../wording/reviews'
import { useWords } from '../../ui/Shop'
import styles from './Stars.module.css'

const size = 24
const star = 'm12 2.6 2.9 6 6.5.8-4.8 4.5 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.8-4.5 6.5-.8z'
const all = Array.from({ length: maxStars }, (_, index) => (
  <path key={index} d={star} transform={`translate(${index * size})`} />
))

/** A rating as stars, of which a part may be filled. */
export function Stars({ stars }: { stars: number }) {
  const words = useWords(reviewWords)
  return (
    <svg
      role="img"
      aria-label={words.stars(stars)}
      viewBox={`0 0 ${maxStars * size} ${size}`}
      className={styles.stars}
    >
      <g className={styles.empty}>{all}</g>
      <svg width={stars * size} height={size} className={styles.full}>
        {all}
      </svg>
    </svg>
  )
}
