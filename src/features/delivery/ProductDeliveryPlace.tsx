import { LatePart } from '../../ui/LatePart'
import styles from './places.module.css'
import { ProductDeliveryWaiting } from './ProductDeliveryWaiting'

const load = () => import(/* webpackChunkName: "delivery" */ './ProductDelivery')

/**
 * When a product arrives and what that costs, in a place of its final size. A cached page must not
 * contain it: the days change with the hour.
 */
export function ProductDeliveryPlace({ serial, stock }: { serial: string; stock: number }) {
  if (stock === 0) return null
  return (
    <div className={styles.product}>
      <LatePart load={load} waiting={<ProductDeliveryWaiting />}>
        {({ ProductDelivery }) => <ProductDelivery serial={serial} />}
      </LatePart>
    </div>
  )
}
