import type { Client } from '../../../contract/clients'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import type { Cart } from './Cart'
import styles from './Checkout.module.css'
import { DeliveryChoice } from './DeliveryChoice'
import { OrderSummary } from './OrderSummary'
import { useDeliveryAddress } from './useDeliveryAddress'
import { usePayment } from './usePayment'
import { useAreClicksWaiting } from './useShownCart'

type Props = { client: Client; cart: Cart; isPaid: boolean; onPaid: (orderId: string) => void }

/** From the cart to the order: the delivery, what will be owed and where it goes, the payment. */
export function Checkout({ client, cart, isPaid, onPaid }: Props) {
  const words = useWords().cart
  const address = useDeliveryAddress(client)
  const { pay, isPaying, refusal } = usePayment(client, onPaid)
  const isWaiting = useAreClicksWaiting(String(client.id))
  return (
    <section className={styles.checkout} aria-label={words.summary}>
      <DeliveryChoice
        address={address}
        error={refusal?.isAddress ? refusal.text : undefined}
        isDisabled={isPaid || isPaying}
      />
      <OrderSummary cart={cart} address={address} />
      <Button
        className={styles.pay}
        disabled={isWaiting || isPaying || isPaid}
        onClick={() => pay(cart, address)}
      >
        {isPaying ? words.paying : words.pay}
      </Button>
      {refusal && !refusal.isAddress && <p className={styles.refusal}>{refusal.text}</p>}
      <p className={styles.demonstration}>{words.demonstration}</p>
    </section>
  )
}
