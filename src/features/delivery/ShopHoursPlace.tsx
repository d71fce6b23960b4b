import { deliveryWords } from '../../../wording/delivery'
import { LatePart } from '../../ui/LatePart'
import { useWords } from '../../ui/Shop'
import styles from './places.module.css'

const load = () => import(/* webpackChunkName: "delivery" */ './ShopHours')

/** The opening hours, in a place that is rarely too small for them. */
export function ShopHoursPlace() {
  const { shopHours } = useWords(deliveryWords)
  return (
    <div className={styles.hours}>
      <h2>{shopHours}</h2>
      <LatePart load={load} waiting={null}>
        {({ ShopHours }) => <ShopHours />}
      </LatePart>
    </div>
  )
}
