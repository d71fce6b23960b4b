import * as z from 'zod/mini'
import { addressReply } from './address'
import { endpoint, problems } from './endpoint'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id, idText } from './ids'
import { openingHours } from './openingHours'
import { grinds } from '../grinds'
import { paymentMeans } from '../paymentMeans'
import { paymentStates } from '../paymentStates'

/** An order of the list. Dates are ISO 8601 in UTC. */
export const orderSummary = withExtensions(
  { command_id: id },
  {
    command_date: z.string(),
    command_state: z.string(),
    command_total: euros,
    /** The state of the money, beside that of the goods. */
    command_payment: z.enum(paymentStates),
  },
)
export type OrderSummaryReply = z.infer<typeof orderSummary>

/** An order's detail is an array: each element holds the order and one of its lines. */
export const orderLine = withExtensions(
  { command_id: id, command_state: z.string(), command_total: euros },
  {
    command_date: z.string(),
    command_payment: z.enum(paymentStates),
    /** The delivery fee within the total. */
    command_fee: euros,
    /** What the promotion code took off. */
    command_discounts: z.array(z.object({ name: z.string(), amount: euros })),
    /** The VAT within the total, by rate in percent. */
    command_vat: z.array(z.object({ rate: z.number(), amount: euros })),
    /** It was placed without VAT (CGI art. 293 B), and `command_vat` is empty. */
    command_vat_franchise: z.boolean(),
    /** What was given back. */
    command_refunded: euros,
    /** What is about to be given back. */
    command_refund_pending: euros,
    /** The promised days, ISO 8601; null for an order without a promise. */
    command_dates: z.nullable(z.object({ from: z.string(), to: z.string() })),
    /** When it can be picked up; null for a delivery at home. */
    command_hours: z.nullable(openingHours),
    /** The means of the last payment; null before the first. */
    command_means: z.nullable(z.enum(paymentMeans)),
    /** Until when the articles are held for the payment; null if it is not awaited. */
    command_held_until: z.nullable(z.string()),
    /** Where the transfer goes that is awaited. */
    command_transfer: z.nullable(
      z.object({ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() }),
    ),
    /** Who carries the parcel, and where it is followed; null before it leaves. */
    command_tracking: z.nullable(
      z.object({ carrier: z.string(), number: z.string(), url: z.string() }),
    ),
    /** The PDF of the conditions that the client accepted; null for a caller that sent none. */
    command_conditions: z.nullable(z.string()),
    command_delivery: z.string(),
    /** Null once the account is deleted and the order is over. */
    command_adress: z.nullable(z.string()),
    /** Its parts, with the telephone; null for the shop's, and for a text in which they are not found. */
    command_address: z.nullable(addressReply),
    product_serial_number: id,
    product_name: z.string(),
    command_quantity: z.number(),
    /** Null for what is not coffee in beans. */
    command_grind: z.nullable(z.enum(grinds)),
    product_price: euros,
    /** The VAT rate in percent. */
    product_vat: z.number(),
    command_total_price: euros,
    product_img: z.nullable(z.string()),
    /** Its confirmation waits until the client's e-mail is proven. */
    command_confirmation_held: z.boolean(),
  },
)
export type OrderLineReply = z.infer<typeof orderLine>

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'POST',
  path: '/api/client/commands',
  audience: 'client',
  summary: 'The client’s orders, newest first; the open cart is not among them',
  body: z.object({ client_id: id }),
  replies: { 200: z.array(orderSummary), ...problems(400, 401, 403) },
})

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/client/command/:id',
  audience: 'client',
  summary: 'One order, an element a line',
  params: z.object({ id: idText }),
  query: z.object({ client_id: idText }),
  replies: { 200: z.array(orderLine), ...problems(400, 401, 403, 404) },
})
