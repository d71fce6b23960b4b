/** Whether French speaks of a sum, in cents, in the plural. */
export const isPlural = (cents: number): boolean => cents >= 200
