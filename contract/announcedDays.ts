/** Days before a closure from which it is announced. */
export const announcedDays = 60
