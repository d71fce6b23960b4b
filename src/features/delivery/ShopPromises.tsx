import { paths } from '../../../contract/site/paths'
import { splitAddress } from '../../../contract/splitAddress'
import { arrivalWords, dateWords } from '../../../wording/dates'
import { deliveryWords } from '../../../wording/delivery'
import { Link } from '../../ui/Link'
import { useSettings, useWords } from '../../ui/Shop'
import type { DeliveryPromise } from './DeliveryPromise'
import { useGetDeliveryQuery } from './deliveryApi'
import { ListDelivery } from './ListDelivery'
import styles from './ShopPromises.module.css'

/** What an order of this moment is promised; what is not known is left out. */
export function ShopPromises() {
  const words = useWords(deliveryWords)
  const { currentData: promise, error } = useGetDeliveryQuery(null)
  if (promise === undefined && !error) return null
  const dates = promise?.home?.dates
  return (
    <ul className={styles.promises} aria-label={words.promises}>
      {promise && (
        <li>
          <ListDelivery />
        </li>
      )}
      {dates && <li>{words.home(arrivalWords(dates))}</li>}
      {promise && (
        <li>
          <Pickup {...promise} />
        </li>
      )}
      <li>
        <Link to={paths.termsOfSale}>{words.withdrawal}</Link>
      </li>
    </ul>
  )
}

function Pickup({ pickupFrom }: DeliveryPromise) {
  const words = useWords(deliveryWords)
  const town = splitAddress(useSettings().seller.address)?.town
  const place = town ? words.inTown(town) : words.inShop
  const day = pickupFrom && dateWords(pickupFrom)
  return (
    <>
      {day ? words.pickup(place, day) : words.pickupUndated(place)}
      {' · '}
      <Link to={paths.contact}>{words.hoursAndAddress}</Link>
    </>
  )
}
