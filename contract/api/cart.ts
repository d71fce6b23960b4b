import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id } from './ids'
import { grinds } from '../grinds'

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
  {
    product_price: euros,
    /** Only where the law asks for it. */
    product_price_per_kilo: z.nullable(euros),
    /** Of a food whose net quantity is a volume, in place of the price per kilo. */
    product_price_per_litre: z.nullable(euros),
    product_img: z.nullable(z.string()),
    /** Null for what is not coffee in beans. */
    command_grind: z.nullable(z.enum(grinds)),
  },
)
export type CartLineReply = z.infer<typeof cartLine>

/** Without a grind: in beans, or the product's first line. */
const productOfClient = z.object({
  product_serial_number: id,
  client_id: id,
  command_grind: z.optional(z.nullable(z.enum(grinds))),
})
/** The line itself wins over its product and grind. */
const lineOfClient = z.extend(productOfClient, { command_line_id: z.optional(id) })
const pieces = z.int().check(z.minimum(1))
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
  summary: 'One more of a product, or `command_quantity` more',
  body: z.extend(productOfClient, { command_quantity: z.optional(pieces) }),
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

export const decrementLine = endpoint({
  name: 'decrementLine',
  method: 'POST',
  path: '/api/client/cart/updateQuantityLess',
  audience: 'client',
  summary: 'One less of a line, never below one',
  body: lineOfClient,
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})

export const incrementLine = endpoint({
  name: 'incrementLine',
  method: 'POST',
  path: '/api/client/cart/updateQuantityMore',
  audience: 'client',
  summary: 'One more of a line, never above the stock',
  body: lineOfClient,
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
  body: z.extend(productOfClient, { command_quantity: pieces }),
  replies: { 200: changed, ...problems(400, 401, 403, 404, 409) },
})
