import { deliveryWords } from '../../../wording/delivery'
import { OpeningHours } from '../../ui/OpeningHours'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { useGetDeliveryQuery } from './deliveryApi'
import { OpenNow } from './OpenNow'

/** The opening hours with their heading; nothing if the shop does not publish them. */
export function ShopHours() {
  const words = useWords(deliveryWords)
  const { currentData: promise, error, refetch } = useGetDeliveryQuery(null)
  if (error && !promise) return <RetryLine onRetry={refetch} />
  if (!promise?.hours.week.some((spans) => spans.length > 0)) return null
  return (
    <>
      <h2>{words.shopHours}</h2>
      <OpenNow hours={promise.hours} />
      <OpeningHours hours={promise.hours} />
    </>
  )
}
