/** Letters of a query, and of all chosen values of one facet. */
export const maxQueryLength = 100
export const maxChoiceLength = 400
/** Products changed since the bitmaps, and matches ranked by their texts, that one search reads. */
export const maxMatches = 1000
export const maxSuggestions = 5

/** By what the found products are sorted: how well they match and sell, or their price. */
export const searchOrders = ['pertinence', 'asc', 'desc'] as const
export type SearchOrder = (typeof searchOrders)[number]
