import type { DeliverySettings } from './deliverySettings'

/**
 * The delivery as it is told to anyone who has given no address: without the zones that are not
 * served, so that the first one that is counts. An order without a postcode counts as in the first of
 * all.
 */
export function servedFirst(delivery: DeliverySettings): DeliverySettings {
  const served = delivery.zones.filter(({ brackets }) => brackets !== null)
  return served.length === 0 ? delivery : { ...delivery, zones: served }
}
