import { parcelWords } from '../../../wording/parcel'
import { useWords } from '../../ui/Shop'
import type { Order } from './Order'

/** Who carries the parcel, and where it is followed. */
export function ParcelLink({ parcel }: { parcel: NonNullable<Order['tracking']> }) {
  const words = useWords(parcelWords)
  return (
    <>
      <dt>{words.title}</dt>
      <dd>
        <a href={parcel.url} rel="noreferrer">
          {words.follow(parcel.carrier, parcel.number)}
        </a>
      </dd>
    </>
  )
}
