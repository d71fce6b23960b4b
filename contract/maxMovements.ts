/** How many movements of a stock are listed: of those of orders, and of the others. */
export const maxMovements = 50
