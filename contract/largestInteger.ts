/** The largest number that PostgreSQL stores as an integer. */
export const largestInteger = 2_147_483_647
