import * as z from 'zod/mini'
import { cartLine, refusedPayment } from '../../contract/cart'
import { product } from '../../contract/catalogue'
import { client } from '../../contract/clients'
import { orderLine, orderSummary } from '../../contract/orders'
import { problem } from '../../contract/problem'

/** What the OpenAPI document describes once and by name; generated clients use these names. */
export const namedSchemas = z.registry<{ id: string }>()

namedSchemas
  .add(problem, { id: 'Problem' })
  .add(refusedPayment, { id: 'RefusedPayment' })
  .add(product, { id: 'Product' })
  .add(client, { id: 'Client' })
  .add(cartLine, { id: 'CartLine' })
  .add(orderSummary, { id: 'Order' })
  .add(orderLine, { id: 'OrderLine' })
