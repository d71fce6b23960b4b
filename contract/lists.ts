/** The page size of our screens, and the largest list that one reply holds. */
export const pageSize = 24
export const longestList = 1000
/** Further pages of a list are refused: nobody reads so far, and each costs more. */
export const lastPage = 500
export const totalCountHeader = 'X-Total-Count'

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]
