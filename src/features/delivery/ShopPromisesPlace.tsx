import { LatePart } from '../../ui/LatePart'
import styles from './places.module.css'

const load = () => import(/* webpackChunkName: "delivery" */ './ShopPromises')

/** What an order is promised, in a strip of its final size: a cached page must not contain days. */
export function ShopPromisesPlace() {
  return (
    <div className={styles.promises}>
      <LatePart load={load} waiting={null}>
        {({ ShopPromises }) => <ShopPromises />}
      </LatePart>
    </div>
  )
}
