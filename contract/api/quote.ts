import * as z from 'zod/mini'
import { deliveryModes } from '../deliveryModes'
import { paymentMeans } from '../paymentMeans'
import { addressReply } from './address'
import { cartLine } from './cart'
import { endpoint, problems } from './endpoint'
import { euros } from './euros'
import { id } from './ids'
import { openingHours } from './openingHours'

/** What the open cart costs with its delivery. */
const quoteReply = z.object({
  lines: z.array(cartLine),
  /** The sum of the lines. */
  subtotal: euros,
  /** What the promotion code takes off. */
  discounts: z.array(z.object({ name: z.string(), amount: euros })),
  /** The cart's promotion code, and why it takes nothing off; null for none. */
  promotion: z.nullable(z.object({ code: z.string(), problem: z.nullable(z.string()) })),
  /** The delivery fee. */
  fee: euros,
  /** What is missing for free delivery; null if it is free, or never is. */
  fee_missing: z.nullable(euros),
  /** The VAT within the total, by rate in percent. */
  vat: z.array(z.object({ rate: z.number(), amount: euros })),
  /** The seller charges no VAT (CGI art. 293 B), and `vat` is empty. */
  vat_franchise: z.boolean(),
  /** The days of arrival, or twice the day from which it can be picked up; ISO 8601. Null where it is refused. */
  dates: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** When it can be picked up; null for a delivery at home. */
  hours: z.nullable(openingHours),
  /** Where it can be picked up; null for a delivery at home. */
  pickup_address: z.nullable(z.string()),
  /** What `expected_total` repeats when the cart is paid. */
  total: euros,
  /** The client's last delivery addresses, newest first. */
  addresses: z.array(addressReply),
  means: z.array(z.enum(paymentMeans)),
  /** The conditions of sale in force. */
  conditions_version: z.nullable(z.int()),
  /** The official notice on the legal guarantee; null without one. */
  guarantee_notice: z.nullable(z.object({ text: z.string(), url: z.string() })),
  /** Why this delivery cannot be ordered, in a sentence. */
  refusal: z.nullable(z.string()),
  /** Whether another postcode may be delivered. */
  postcode_refused: z.boolean(),
})
export type QuoteReply = z.infer<typeof quoteReply>

export const quoteCart = endpoint({
  name: 'quoteCart',
  method: 'POST',
  path: '/api/client/checkout/quote',
  audience: 'client',
  extension: true,
  summary: 'What the open cart costs with its delivery; without a postcode, in the main zone',
  body: z.object({
    client_id: id,
    delivery: z.enum(deliveryModes),
    address: z.optional(z.object({ postcode: z.string().check(z.maxLength(12)) })),
  }),
  replies: { 200: quoteReply, ...problems(400, 401, 403) },
})
