import type { DeliveryMode } from '../../contract/deliveryModes'
import type { BookedPayment } from './queries'
import type { DocumentBuyer } from './Snapshot'

type Bought = {
  client: BookedPayment['client']
  order: { delivery: DeliveryMode | null; address: string | null }
}

/** The buyer of an order; null once the account is deleted. */
export function buyerOf({ client, order }: Bought): DocumentBuyer | null {
  const name = `${client.firstName} ${client.lastName}`.trim()
  if (name === '' && client.email === null) return null
  const deliveryAddress = order.delivery === 'domicile' ? order.address : null
  return { name, address: client.address || (deliveryAddress ?? ''), deliveryAddress }
}
