import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id, idText } from './ids'

/** An order of the list. Dates are ISO 8601 in UTC. */
export const orderSummary = withExtensions(
  { command_id: id },
  { command_date: z.string(), command_state: z.string(), command_total: euros },
)
export type OrderSummaryReply = z.infer<typeof orderSummary>

/** An order's detail is an array: each element holds the order and one of its lines. */
export const orderLine = withExtensions(
  { command_id: id, command_state: z.string(), command_total: euros },
  {
    command_date: z.string(),
    command_delivery: z.string(),
    /** Null once the account is deleted and the order has arrived. */
    command_adress: z.nullable(z.string()),
    product_serial_number: id,
    product_name: z.string(),
    command_quantity: z.number(),
    product_price: euros,
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
