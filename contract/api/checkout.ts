import * as z from 'zod/mini'
import { deliveryModes } from '../deliveryModes'
import { maxInteger } from '../maxInteger'
import { paymentMeans } from '../paymentMeans'
import { addressParts } from './address'
import { cartLine } from './cart'
import { endpoint, problems } from './endpoint'
import { euros } from './euros'
import { id } from './ids'
import { toAddressLine } from './oneLine'
import { orderSummary } from './orders'
import { problem } from './problem'
import { withExtensions } from './withExtensions'

/** A refused payment: with `price_changed`, which is also said of the days, `cart` is the cart as it is now. */
export const refusedPayment = z.extend(problem, { cart: z.optional(z.array(cartLine)) })

/** ISO 8601. */
const day = z.iso.date()

const paymentReply = withExtensions(
  { message: z.string() },
  {
    cart: z.array(cartLine),
    order: orderSummary,
    /** Where the browser goes on to pay; null if nothing is left to do there. */
    payment_url: z.nullable(z.string()),
    /** True where the provider did not begin the payment: it can be tried again. */
    payment_unstarted: z.optional(z.boolean()),
  },
)

export const payCart = endpoint({
  name: 'payCart',
  method: 'POST',
  path: '/api/client/cart/paid',
  audience: 'client',
  summary: 'Pay the cart; the same command_id again is the same paid order',
  body: z.object({
    command_id: id,
    adress: z.string().check(z.overwrite(toAddressLine), z.minLength(1), z.maxLength(500)),
    command_delivery: z.optional(z.enum(deliveryModes)),
    /** The sum that the shopper saw; the payment is refused if the cart’s sum differs. */
    expected_total: z.optional(euros),
    /** The days that the shopper saw; refused likewise if they differ. A transfer has none before it arrives. */
    expected_dates: z.optional(z.object({ from: day, to: day })),
    /** The first of the means on offer if it is absent. */
    payment_means: z.optional(z.enum(paymentMeans)),
    /** The parts of `adress`, which must be in a served zone. */
    command_address: z.optional(addressParts),
    /** The version of the conditions of sale that the shopper accepted. */
    conditions_version: z.optional(z.int().check(z.minimum(1), z.maximum(maxInteger))),
  }),
  replies: {
    200: paymentReply,
    ...problems(400, 401, 404, 429),
    409: refusedPayment,
  },
  limits: { perAddress: { max: 60, minutes: 10 }, perAccount: { max: 20, minutes: 60 } },
})

export const resumePayment = endpoint({
  name: 'resumePayment',
  method: 'POST',
  path: '/api/client/command/pay',
  audience: 'client',
  extension: true,
  summary: 'Go on with the payment of an order that awaits it',
  body: z.object({
    client_id: id,
    command_id: id,
    payment_means: z.optional(z.enum(paymentMeans)),
  }),
  replies: { 200: paymentReply, ...problems(400, 401, 403, 404, 409, 429) },
  limits: { perAddress: { max: 60, minutes: 10 }, perAccount: { max: 20, minutes: 60 } },
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/client/command/cancel',
  audience: 'client',
  extension: true,
  summary: 'Cancel an order that awaits its payment; its articles may go back into the cart',
  body: z.object({ client_id: id, command_id: id, refill: z.boolean() }),
  replies: { 200: paymentReply, ...problems(400, 401, 403, 404, 409) },
})
