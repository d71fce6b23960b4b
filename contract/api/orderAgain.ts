import * as z from 'zod/mini'
import { cartLine } from './cart'
import { endpoint, problems } from './endpoint'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id } from './ids'

/** An article that the cart does not hold as it was ordered. */
const difference = z.object({
  /** With its grind. */
  product_name: z.string(),
  ordered_quantity: z.number(),
  /** What the cart holds of it; 0 if none is left for it, or it is no longer sold. */
  command_quantity: z.number(),
  /** Of the product in all its grinds. */
  product_stock: z.number(),
  price_then: euros,
  /** Null if it is no longer sold. */
  price_now: z.nullable(euros),
})
export type DifferenceReply = z.infer<typeof difference>

export const orderAgain = endpoint({
  name: 'orderAgain',
  method: 'POST',
  path: '/api/client/command/again',
  audience: 'client',
  extension: true,
  summary: 'Fill the cart up to what an order had, and say what differs',
  body: z.object({ command_id: id, client_id: id }),
  replies: {
    200: withExtensions(
      { message: z.string() },
      {
        cart: z.array(cartLine),
        differences: z.array(difference),
        /** The names of what was ordered ground, and is in the cart in beans. */
        no_longer_ground: z.array(z.string()),
      },
    ),
    ...problems(400, 401, 403, 404, 409),
  },
})
