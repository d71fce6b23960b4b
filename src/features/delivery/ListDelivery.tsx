import { deliveryWords } from '../../../wording/delivery'
import { formatAmount } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { useGetDeliveryQuery } from './deliveryApi'
import { formatSum } from './formatSum'

/** From which sum delivery is free, or what it costs; nothing if that does not load. */
export function ListDelivery() {
  const words = useWords(deliveryWords)
  const { currentData: promise } = useGetDeliveryQuery(null)
  if (!promise) return null
  const { home } = promise
  if (!home) return words.pickupOnly
  const { zone, feeCents, freeFromCents } = home
  if (freeFromCents !== null) return words.listFreeFrom(formatSum(freeFromCents), zone)
  return feeCents === 0 ? words.listFree(zone) : words.listFee(formatAmount(feeCents), zone)
}
