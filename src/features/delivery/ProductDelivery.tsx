import { paths } from '../../../contract/site/paths'
import { deliveryWords } from '../../../wording/delivery'
import { Link } from '../../ui/Link'
import { RetryLine } from '../../ui/RetryLine'
import { useSettings, useWords } from '../../ui/Shop'
import { useGetDeliveryQuery } from './deliveryApi'
import { HomeDelivery } from './HomeDelivery'
import styles from './ProductDelivery.module.css'
import { ProductDeliveryWaiting } from './ProductDeliveryWaiting'
import { PromiseLine } from './PromiseLine'
import { ShopPickup } from './ShopPickup'

/** How one piece of a product gets to the client and back, and how it is paid. */
export function ProductDelivery({ serial }: { serial: string }) {
  const words = useWords(deliveryWords)
  const { means } = useSettings()
  const { currentData: promise, error, refetch } = useGetDeliveryQuery(serial)
  if (promise === undefined)
    return error ? <RetryLine onRetry={refetch} /> : <ProductDeliveryWaiting />
  if (promise === null) return null
  return (
    <ul className={styles.ways} aria-label={words.ways}>
      {promise.home && <HomeDelivery {...promise.home} />}
      <ShopPickup {...promise} />
      <PromiseLine mark="back" title={<Link to={paths.termsOfSale}>{words.withdrawal}</Link>} />
      {means.length > 0 && <PromiseLine mark="card" title={words.payment(means)} />}
    </ul>
  )
}
