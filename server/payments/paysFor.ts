import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'

/** Whether these means pay an order with this delivery mode: the counter is in the shop alone. */
export const paysFor = (means: PaymentMeans, mode: DeliveryMode) =>
  means !== 'counter' || mode === 'magasin'
