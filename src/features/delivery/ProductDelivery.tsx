import { deliveryWords } from '../../../wording/delivery'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { useGetDeliveryQuery } from './deliveryApi'
import { HomeDelivery } from './HomeDelivery'
import styles from './ProductDelivery.module.css'
import { ProductDeliveryWaiting } from './ProductDeliveryWaiting'
import { ShopPickup } from './ShopPickup'

/** How one piece of a product gets to the client: the days and the price of each way. */
export function ProductDelivery({ serial }: { serial: string }) {
  const { ways } = useWords(deliveryWords)
  const { currentData: promise, error, refetch } = useGetDeliveryQuery(serial)
  if (promise === undefined)
    return error ? <RetryLine onRetry={refetch} /> : <ProductDeliveryWaiting />
  if (promise === null) return null
  return (
    <ul className={styles.ways} aria-label={ways}>
      {promise.home && <HomeDelivery {...promise.home} />}
      <ShopPickup {...promise} />
    </ul>
  )
}
