/** This many pieces of a product, or fewer, are little. */
export const lowStock = 3
