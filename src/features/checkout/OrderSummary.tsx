import type { PaymentMeans } from '../../../contract/paymentMeans'
import { cartWords } from '../../../wording/cart'
import { checkoutWords } from '../../../wording/checkout'
import { arrivalWords, dateWords } from '../../../wording/dates'
import { OpeningHours } from '../../ui/OpeningHours'
import { useWords } from '../../ui/Shop'
import styles from './OrderSummary.module.css'
import type { Quote } from './Quote'
import type { OrderAddress } from './useOrderAddress'

type Props = { address: OrderAddress; quote: Quote | null; means: PaymentMeans | null }

/** Where the order goes and when, directly above the amount due. */
export function OrderSummary({ address, quote, means }: Props) {
  const words = useWords(cartWords)
  const isPickup = address.mode === 'magasin'
  return (
    <dl className={styles.summary}>
      <dt>{isPickup ? words.collectedAt : words.deliveredTo}</dt>
      <dd>{(isPickup && quote?.pickupAddress) || address.text || '–'}</dd>
      {quote?.dates && (
        <dd>
          <Dates dates={quote.dates} isPickup={isPickup} isAfterTransfer={means === 'transfer'} />
        </dd>
      )}
      {quote?.hours && (
        <dd>
          <OpeningHours hours={quote.hours} />
        </dd>
      )}
    </dl>
  )
}

type DatesProps = {
  dates: { from: string; to: string }
  isPickup: boolean
  isAfterTransfer: boolean
}

function Dates({ dates, isPickup, isAfterTransfer }: DatesProps) {
  const words = useWords(checkoutWords)
  const promise = isPickup ? words.ready(dateWords(dates.from)) : words.arrives(arrivalWords(dates))
  return <span>{isAfterTransfer ? words.datesAfterTransfer(promise) : promise}</span>
}
