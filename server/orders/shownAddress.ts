import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { isOver } from './stateMachine'

type Addressed = { state: OrderState; delivery: DeliveryMode | null; address: string | null }

/** Where an order goes; one that is still to be picked up is where the shop is now. */
export const shownAddress = (
  { state, delivery, address }: Addressed,
  seller: { address: string },
): string | null => (delivery === 'magasin' && !isOver(state) ? seller.address : address)
