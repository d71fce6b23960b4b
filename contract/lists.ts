/** The page size of the screens, and the largest list that one reply holds. */
export const pageSize = 24
export const maxListLength = 1000
/**
 * Pages beyond this one are refused: nobody reads that far, and each page costs more than the last.
 */
export const lastPage = 500
export const totalCountHeader = 'X-Total-Count'

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** How many others a product's page shows. */
export const relatedCount = 4

/** The page size of the admin's lists, and how many words of a search they read. */
export const staffPageSize = 30
export const maxWordsOfStaffSearch = 6
