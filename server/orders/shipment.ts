import { trackingUrl, type Carrier } from '../../contract/carriers'

/** How a parcel travels. */
export type Shipment = { carrier: Carrier; trackingNumber: string }

/** Where the parcel of an order is followed; null if it has no number. */
export function trackingOf({
  carrier,
  trackingNumber: number,
}: {
  carrier: Carrier | null
  trackingNumber: string | null
}) {
  if (carrier === null || number === null) return null
  return { carrier, number, url: trackingUrl(carrier, number) }
}
