import { LatePart } from '../../ui/LatePart'
import styles from './places.module.css'

const load = () => import(/* webpackChunkName: "delivery" */ './ListDelivery')

/** What delivery costs, in one line above a list. */
export function ListDeliveryPlace() {
  return (
    <div className={styles.list}>
      <LatePart load={load} waiting={null}>
        {({ ListDelivery }) => <ListDelivery />}
      </LatePart>
    </div>
  )
}
