import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { shownFacts } from './facts'
import { withExtensions } from './withExtensions'
import { euros } from './euros'
import { id, idText } from './ids'
import { sortOrders, totalCountHeader } from '../lists'

const specified = {
  product_serial_number: id,
  product_name: z.string(),
  product_price: euros,
  product_img: z.nullable(z.string()),
  product_desc: z.nullable(z.string()),
  product_country: z.nullable(z.string()),
  /** Grams. */
  product_weight: z.nullable(z.number()),
  product_stock: z.number(),
  product_categorie_name: z.nullable(z.string()),
}
const extensions = {
  product_categorie_id: z.nullable(z.number()),
  /** True where the price per kilo must be shown. */
  product_sold_by_weight: z.nullable(z.boolean()),
  /** Of a food whose net quantity is a volume; null for anything else. */
  product_price_per_litre: z.nullable(euros),
  /**
   * The lowest price of the 30 days before a reduction, before the first one of a chain; null where
   * the price is not reduced, or no earlier price may be shown beside it.
   */
  product_earlier_price: z.nullable(euros),
  /** What is known of it, such as its notes; unknown facts are missing. */
  product_facts: shownFacts,
}

export const product = withExtensions(specified, extensions)
export type ProductReply = z.infer<typeof product>

/** What one product has and a list does not. */
export const wholeProduct = withExtensions(specified, {
  ...extensions,
  /** Its pictures after `product_img`, in order. */
  product_images: z.array(z.object({ file: z.string(), alt: z.nullable(z.string()) })),
  /** The last day of its reduced price, in Paris; null where no end is set. */
  product_reduced_until: z.nullable(z.string()),
  /**
   * What the law wants said of it, in the order in which it is shown. `*lait*` within a text is
   * emphasised; `url` links it.
   */
  product_sheet: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.optional(z.string()),
    }),
  ),
})
export type WholeProductReply = z.infer<typeof wholeProduct>

/** Up to `lastPage`, as a pattern, so that the API's document says it too. */
export const pageNumber = z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/))
const listQuery = z.object({
  filter: z.optional(z.enum(sortOrders)),
  page: z.optional(pageNumber),
  per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
})

export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/api/products',
  audience: 'public',
  summary: 'The products, by price; whole, or a page of them',
  query: listQuery,
  replies: { 200: z.array(product), ...problems(400) },
  headers: [totalCountHeader],
})

export const listProductsByCategory = endpoint({
  name: 'listProductsByCategory',
  method: 'GET',
  path: '/api/products/:categoryId',
  audience: 'public',
  summary: 'The products of one category; an unknown category is an empty list',
  params: z.object({ categoryId: idText }),
  query: listQuery,
  replies: { 200: z.array(product), ...problems(400) },
  headers: [totalCountHeader],
})

export const listBestProducts = endpoint({
  name: 'listBestProducts',
  method: 'GET',
  path: '/api/best_product/',
  audience: 'public',
  summary:
    'Up to four products: those that the shopkeeper puts first, then the most sold, the featured, the newest',
  replies: { 200: z.array(product) },
})

export const getProduct = endpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/api/product/:id',
  audience: 'public',
  summary: 'One product',
  params: z.object({ id: idText }),
  replies: { 200: wholeProduct, ...problems(400, 404) },
})

export const listFormats = endpoint({
  name: 'listFormats',
  method: 'GET',
  path: '/api/product/:id/formats',
  audience: 'public',
  extension: true,
  summary:
    'The formats of a product, itself among them, the lightest first; one without others has none',
  params: z.object({ id: idText }),
  replies: { 200: z.array(product), ...problems(400, 404) },
})

export const listRelated = endpoint({
  name: 'listRelated',
  method: 'GET',
  path: '/api/product/:id/related',
  audience: 'public',
  extension: true,
  summary:
    'Up to four products: two that others bought with one, those of its category that share most with it, the nearest in price',
  params: z.object({ id: idText }),
  replies: { 200: z.array(product), ...problems(400, 404) },
})
