/** How many orders the staff changes or prints at once. */
export const maxOrdersAtOnce = 100
