import * as z from 'zod/mini'
import { product } from './catalogue'
import { endpoint, problems } from './endpoint'
import { id } from './ids'
import { maxFavourites } from '../favourites'

const referenced = z.object({
  product_serial_number: id,
  product_name: z.string(),
  product: z.nullable(product),
})
export type ReferencedProduct = z.infer<typeof referenced>

const references = z.array(id).check(z.maxLength(maxFavourites))
/** Those of an account and of a browser together. */
const shownReferences = z.array(id).check(z.maxLength(2 * maxFavourites))

export const listProductsByReference = endpoint({
  name: 'listProductsByReference',
  method: 'POST',
  path: '/api/products/by-reference',
  audience: 'public',
  extension: true,
  summary: 'The products with these references, in their order; `product` is null if it is retired',
  body: z.object({ product_serial_numbers: shownReferences }),
  replies: {
    200: z.array(referenced),
    ...problems(400),
  },
})

/** References, the newest favourite first. */
const favourites = z.object({ favourites: z.array(id) })

export const listFavourites = endpoint({
  name: 'listFavourites',
  method: 'POST',
  path: '/api/client/favourites',
  audience: 'client',
  extension: true,
  summary: 'The client’s favourites, the newest first',
  body: z.object({ client_id: id }),
  replies: { 200: favourites, ...problems(400, 401, 403) },
})

export const addFavourites = endpoint({
  name: 'addFavourites',
  method: 'POST',
  path: '/api/client/favourites/add',
  audience: 'client',
  extension: true,
  summary:
    'Add products to the favourites, the newest first; unknown ones, and those beyond 200, are left out',
  body: z.object({ product_serial_numbers: references, client_id: id }),
  replies: { 200: favourites, ...problems(400, 401, 403) },
})

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'POST',
  path: '/api/client/favourites/remove',
  audience: 'client',
  extension: true,
  summary: 'Remove a product from the favourites; a second time changes nothing',
  body: z.object({ product_serial_number: id, client_id: id }),
  replies: { 200: favourites, ...problems(400, 401, 403, 404) },
})
