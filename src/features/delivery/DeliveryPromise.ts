import { toCents, toCentsOrNull } from '../../../contract/amounts'
import type { DeliveryPromiseReply } from '../../../contract/api/delivery'
import type { OpeningHours } from '../../../contract/api/openingHours'

/** What an order of this moment is promised; amounts in cents, days in ISO 8601. */
export type DeliveryPromise = {
  /** Null for what is handed out in the shop alone. */
  home: {
    zone: string
    /** The surcharge included. */
    feeCents: number
    surchargeCents: number
    /** Null if delivery is free, or never is. */
    freeFromCents: number | null
    dates: { from: string; to: string } | null
  } | null
  pickupFrom: string | null
  hours: OpeningHours
}

export function toDeliveryPromise(reply: DeliveryPromiseReply): DeliveryPromise {
  const { home, pickup_from, hours } = reply
  return {
    home: home
      ? {
          zone: home.zone,
          feeCents: toCents(home.fee),
          surchargeCents: toCents(home.surcharge),
          freeFromCents: toCentsOrNull(home.free_from),
          dates: home.dates ?? null,
        }
      : null,
    pickupFrom: pickup_from ?? null,
    hours,
  }
}
