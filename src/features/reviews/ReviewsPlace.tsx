import { LatePart } from '../../ui/LatePart'
import styles from './ReviewsPlace.module.css'

const load = () => import(/* webpackChunkName: "reviews" */ './ReviewList')

/** The reviews come after the page, below it. */
export function ReviewsPlace({ serial }: { serial: string }) {
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ ReviewList }) => <ReviewList key={serial} serial={serial} />}
      </LatePart>
    </div>
  )
}
