/** The largest number that PostgreSQL stores as an integer. */
export const maxInteger = 2_147_483_647
