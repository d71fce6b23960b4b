import { weekdayNumber } from '../../../contract/parisianDays'
import { paths } from '../../../contract/site/paths'
import { splitAddress } from '../../../contract/splitAddress'
import { dateWords } from '../../../wording/dates'
import { deliveryWords } from '../../../wording/delivery'
import { spansWords } from '../../../wording/openingHours'
import { Link } from '../../ui/Link'
import { useSettings, useWords } from '../../ui/Shop'
import type { DeliveryPromise } from './DeliveryPromise'
import { PromiseLine } from './PromiseLine'

/** From which day a product can be picked up, and the shop's hours of that day. */
export function ShopPickup({ home, pickupFrom, hours }: DeliveryPromise) {
  const words = useWords(deliveryWords)
  const town = splitAddress(useSettings().seller.address)?.town
  const place = town ? words.inTown(town) : words.inShop
  const spans = pickupFrom === null ? '' : spansWords(hours.week[weekdayNumber(pickupFrom)] ?? [])
  return (
    <PromiseLine
      mark="shop"
      title={
        pickupFrom === null
          ? words.pickupUndated(place)
          : words.pickup(place, dateWords(pickupFrom))
      }
    >
      {home === null && `${words.pickupOnly}. `}
      {spans && `${words.openThen(spans)} `}
      <Link to={paths.contact}>{words.hoursAndAddress}</Link>
    </PromiseLine>
  )
}
