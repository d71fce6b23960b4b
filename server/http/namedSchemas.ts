import * as z from 'zod/mini'
import { cartLine } from '../../contract/api/cart'
import { product } from '../../contract/api/catalogue'
import { refusedPayment } from '../../contract/api/checkout'
import { client } from '../../contract/api/clients'
import { orderLine, orderSummary } from '../../contract/api/orders'
import { problem } from '../../contract/api/problem'

/** The named schemas of the OpenAPI document; generated clients use these names. */
export const namedSchemas = z.registry<{ id: string }>()

namedSchemas
  .add(problem, { id: 'Problem' })
  .add(refusedPayment, { id: 'RefusedPayment' })
  .add(product, { id: 'Product' })
  .add(client, { id: 'Client' })
  .add(cartLine, { id: 'CartLine' })
  .add(orderSummary, { id: 'Order' })
  .add(orderLine, { id: 'OrderLine' })
