import { useEffect, useRef } from 'react'
import type { Client } from '../../../contract/clients'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import type { Cart } from './Cart'
import { CartTotal } from './CartTotal'
import styles from './Checkout.module.css'
import { DeliveryChoice } from './DeliveryChoice'
import { OrderSummary } from './OrderSummary'
import { useDeliveryAddress } from './useDeliveryAddress'
import { usePayment } from './usePayment'
import { useAreClicksWaiting } from './useShownCart'

type Props = { client: Client; cart: Cart; isPaid: boolean; onPaid: (orderId: string) => void }

/** From the cart to the order: the delivery, what will be owed and where it goes, the payment. */
export function Checkout({ client, cart, isPaid, onPaid }: Props) {
  const words = useWords(cartWords)
  const section = useRef<HTMLElement>(null)
  const address = useDeliveryAddress(client)
  const { pay, isPaying, refusal } = usePayment(client, onPaid)
  const isWaiting = useAreClicksWaiting(String(client.id))
  useEffect(() => {
    // The button may be far below the field that it asks for.
    if (refusal?.isAddress)
      section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return (
    <section ref={section} className={styles.checkout} aria-label={words.summary}>
      <DeliveryChoice
        address={address}
        error={refusal?.isAddress ? refusal.message : undefined}
        isDisabled={isPaid || isPaying}
      />
      <OrderSummary address={address} />
      <div className={styles.bar}>
        <CartTotal cart={cart} />
        <Button
          isBusy={isPaying}
          disabled={isWaiting || isPaid}
          onClick={() => void pay(cart, address)}
        >
          {isPaying ? words.paying : words.pay}
        </Button>
      </div>
      {refusal && !refusal.isAddress && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
      <p className={styles.demonstration}>{words.demonstration}</p>
    </section>
  )
}
