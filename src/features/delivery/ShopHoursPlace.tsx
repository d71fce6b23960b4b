import { LatePart } from '../../ui/LatePart'
import styles from './places.module.css'

const load = () => import(/* webpackChunkName: "delivery" */ './ShopHours')

/** The opening hours, at the end of a page, where nothing below them moves. */
export function ShopHoursPlace() {
  return (
    <div className={styles.hours}>
      <LatePart load={load} waiting={null}>
        {({ ShopHours }) => <ShopHours />}
      </LatePart>
    </div>
  )
}
