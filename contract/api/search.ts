import * as z from 'zod/mini'
import { facetNames, type FacetName } from '../facets'
import { maxChoiceLength, maxQueryLength, searchOrders } from '../searchLimits'
import { pageNumber, product } from './catalogue'
import { endpoint, problems } from './endpoint'
import { euros } from './euros'
import { withoutNul } from './ids'

const words = z.string().check(z.maxLength(maxQueryLength), withoutNul)
const choice = z.optional(z.string().check(z.maxLength(maxChoiceLength), withoutNul))
const choices = Object.fromEntries(facetNames.map((name) => [name, choice])) as Record<
  FacetName,
  typeof choice
>

const facet = z.object({
  facet_name: z.enum(facetNames),
  /** The products that would be found without a choice of this facet. */
  facet_total: z.number(),
  facet_values: z.array(z.object({ value: z.string(), count: z.number() })),
})
export type FacetReply = z.infer<typeof facet>

const found = z.object({
  search_products: z.array(product),
  search_total: z.number(),
  /** True if more products just changed than one search reads: some may be missing. */
  search_is_cut: z.boolean(),
  /** The query with its unknown words replaced; null if each was known. */
  search_read_as: z.nullable(z.string()),
  search_facets: z.array(facet),
})
export type SearchReply = z.infer<typeof found>

export const searchProducts = endpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/search',
  audience: 'public',
  extension: true,
  summary: 'A page of the products that match words and facets, and the counts of each facet',
  query: z.object({
    q: z.optional(words),
    sort: z.optional(z.enum(searchOrders)),
    page: z.optional(pageNumber),
    ...choices,
  }),
  replies: { 200: found, ...problems(400) },
})

const suggestion = z.object({
  suggested_serial: z.string(),
  suggested_name: z.string(),
  suggested_price: euros,
  /** Of food, and of what else is sold by weight; null for anything else. */
  suggested_price_per_kilo: z.nullable(euros),
  /** Of food whose net quantity is a volume; null for anything else. */
  suggested_price_per_litre: z.nullable(euros),
  suggested_img: z.nullable(z.string()),
})

const suggestions = z.object({
  suggested_products: z.array(suggestion),
  /** Values of facets. */
  suggested_choices: z.array(z.object({ facet_name: z.enum(facetNames), value: z.string() })),
})
export type SuggestionsReply = z.infer<typeof suggestions>

export const suggestProducts = endpoint({
  name: 'suggestProducts',
  method: 'GET',
  path: '/api/suggestions',
  audience: 'public',
  extension: true,
  summary: 'Up to five products, and the facts and categories, that match the beginning of words',
  query: z.object({ q: words }),
  replies: {
    200: suggestions,
    ...problems(400),
  },
})
