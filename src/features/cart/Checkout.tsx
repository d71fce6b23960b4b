import { useEffect, useRef } from 'react'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import type { Cart } from './Cart'
import { CartTotal } from './CartTotal'
import styles from './Checkout.module.css'
import { DeliveryChoice } from './DeliveryChoice'
import { OrderSummary } from './OrderSummary'
import { PaymentNews } from './PaymentNews'
import { useDeliveryAddress } from './useDeliveryAddress'
import type { CartPayment } from './usePayment'
import { useCart } from './useCart'

type Props = { client: Client; cart: Cart; payment: CartPayment }

/** From the cart to the order: the delivery, the amount due, the address, the payment. */
export function Checkout({ client, cart, payment }: Props) {
  const words = useWords(cartWords)
  const section = useRef<HTMLElement>(null)
  const address = useDeliveryAddress(client)
  const { phase, refusal } = payment
  const isWaiting = useCart(String(client.id), (shown) => shown.isWaiting)
  useEffect(() => {
    // The button may be far below the invalid field.
    if (refusal?.isAddress)
      section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const labels = {
    paying: words.paying,
    checking: words.checking,
    open: words.pay,
    paid: words.pay,
  }
  return (
    <section ref={section} className={styles.checkout} aria-label={words.summary}>
      <DeliveryChoice
        address={address}
        error={refusal?.isAddress ? refusal.message : undefined}
        isDisabled={phase !== 'open'}
      />
      <OrderSummary address={address} />
      <div className={styles.bar}>
        <CartTotal cart={cart} />
        <Button
          isBusy={phase === 'paying' || phase === 'checking'}
          disabled={isWaiting || phase === 'paid'}
          onClick={() => void payment.pay(cart, address)}
        >
          {labels[phase]}
        </Button>
        <PaymentNews payment={payment} />
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
