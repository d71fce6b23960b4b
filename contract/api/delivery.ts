import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { euros } from './euros'
import { idText } from './ids'
import { openingHours } from './openingHours'

/** What an order of this moment is promised, before there is a cart. */
export const deliveryPromise = z.object({
  /** Delivered in the main zone; null if it is handed out in the shop alone. */
  home: z.nullable(
    z.object({
      zone: z.string(),
      /** For one piece, its surcharge included; without a product the least that a parcel is charged, 0 if none is. */
      fee: euros,
      /** What each piece costs beyond; it is never waived. */
      surcharge: euros,
      /** The sum of goods from which delivery is free; null if it is free, or never is. */
      free_from: z.nullable(euros),
      /** The days of arrival, ISO 8601. */
      dates: z.nullable(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
  /** The day from which it can be picked up, ISO 8601. */
  pickup_from: z.nullable(z.string()),
  hours: openingHours,
})
export type DeliveryPromiseReply = z.infer<typeof deliveryPromise>

export const getDelivery = endpoint({
  name: 'getDelivery',
  method: 'GET',
  path: '/api/delivery',
  audience: 'public',
  extension: true,
  summary: 'The days and the price of a delivery now, of one product or of any, and the pickup',
  query: z.object({ product_serial_number: z.optional(idText) }),
  replies: { 200: deliveryPromise, ...problems(400, 404) },
})
