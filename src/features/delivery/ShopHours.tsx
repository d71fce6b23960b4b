import { deliveryWords } from '../../../wording/delivery'
import { OpeningHours } from '../../ui/OpeningHours'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { useGetDeliveryQuery } from './deliveryApi'
import { OpenNow } from './OpenNow'

/** The opening hours, or what to do if the shop does not publish them. */
export function ShopHours() {
  const words = useWords(deliveryWords)
  const { currentData: promise, error, refetch } = useGetDeliveryQuery(null)
  if (error && !promise) return <RetryLine onRetry={refetch} />
  if (promise === undefined) return null
  const hours = promise?.hours
  if (!hours?.week.some((spans) => spans.length > 0)) return <p>{words.noHours}</p>
  return (
    <>
      <OpenNow hours={hours} />
      <OpeningHours hours={hours} />
    </>
  )
}
