import { arrivalWords } from '../../../wording/dates'
import { deliveryWords } from '../../../wording/delivery'
import { formatAmount } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { DeliveryPromise } from './DeliveryPromise'
import { PromiseLine } from './PromiseLine'
import { formatSum } from './formatSum'

type Props = NonNullable<DeliveryPromise['home']>

/** The days of arrival, and what the delivery of one piece costs. */
export function HomeDelivery(home: Props) {
  const words = useWords(deliveryWords)
  const { dates, zone } = home
  return (
    <PromiseLine mark="parcel" title={dates ? words.home(arrivalWords(dates)) : words.homeUndated}>
      {words.inZone(zone, usePriceOf(home))}
    </PromiseLine>
  )
}

function usePriceOf({ feeCents, surchargeCents, freeFromCents }: Props): string {
  const words = useWords(deliveryWords)
  const fee = formatAmount(feeCents)
  if (feeCents === 0) return words.free
  if (feeCents === surchargeCents) return words.surcharge(fee)
  if (surchargeCents > 0) return words.feeWithSurcharge(fee, formatAmount(surchargeCents))
  return freeFromCents === null ? words.fee(fee) : words.freeFrom(fee, formatSum(freeFromCents))
}
