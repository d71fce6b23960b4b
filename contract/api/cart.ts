import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { deliveryModes } from '../deliveryModes'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id } from './ids'
import { toAddressLine } from './oneLine'
import { orderSummary } from './orders'
import { problem } from './problem'

export const cartLine = withExtensions(
  {
    command_id: id,
    command_line_id: id,
    product_serial_number: id,
    product_name: z.string(),
    command_quantity: z.number(),
    product_stock: z.number(),
    /** Unit price × quantity. */
    command_total_price: euros,
  },
  { product_price: euros, product_img: z.nullable(z.string()) },
)
export type CartLineReply = z.infer<typeof cartLine>

const productOfClient = z.object({ product_serial_number: id, client_id: id })
const changed = withExtensions({ message: z.string() }, { cart: z.array(cartLine) })

export const getCart = endpoint({
  name: 'getCart',
  method: 'POST',
  path: '/api/client/cart',
  audience: 'client',
  summary: 'The lines of the open cart',
  body: z.object({ client_id: id }),
  replies: { 200: z.array(cartLine), ...problems(400, 401, 403) },
})

export const addToCart = endpoint({
  name: 'addToCart',
  method: 'POST',
  path: '/api/products/addCart',
  audience: 'client',
  summary: 'One more of a product',
  body: productOfClient,
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

export const decrementLine = endpoint({
  name: 'decrementLine',
  method: 'POST',
  path: '/api/client/cart/updateQuantityLess',
  audience: 'client',
  summary: 'One less of a line, never below one',
  body: productOfClient,
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

export const incrementLine = endpoint({
  name: 'incrementLine',
  method: 'POST',
  path: '/api/client/cart/updateQuantityMore',
  audience: 'client',
  summary: 'One more of a line, never above the stock',
  body: productOfClient,
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

export const deleteLine = endpoint({
  name: 'deleteLine',
  method: 'DELETE',
  path: '/api/client/cart/deleteLine',
  audience: 'client',
  summary: 'Remove a line; the query string is read where a proxy dropped the body',
  body: z.object({ command_line_id: id, client_id: id }),
  replies: { 200: changed, ...problems(400, 401, 403, 404) },
})

export const setQuantity = endpoint({
  name: 'setQuantity',
  method: 'POST',
  path: '/api/client/cart/setQuantity',
  audience: 'client',
  extension: true,
  summary: 'The quantity of a line, at least one and at most the stock',
  body: z.extend(productOfClient, { command_quantity: z.int().check(z.minimum(1)) }),
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

/** A refused payment: with `price_changed`, `cart` is the cart as it is now. */
export const refusedPayment = z.extend(problem, { cart: z.optional(z.array(cartLine)) })

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
  }),
  replies: {
    200: withExtensions({ message: z.string() }, { cart: z.array(cartLine), order: orderSummary }),
    ...problems(400, 401, 404, 429),
    409: refusedPayment,
  },
  limits: { perAddress: { max: 60, minutes: 10 }, perAccount: { max: 20, minutes: 60 } },
})
