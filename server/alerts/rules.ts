const day = 24 * 60 * 60_000

/** Days that the link of an alert can be used to confirm it. */
export const linkDays = 14
/** Days that a confirmed alert waits for the stock. */
export const waitDays = 365

export const linkUntil = (now: Date) => new Date(now.getTime() + linkDays * day)
export const confirmedUntil = (now: Date) => new Date(now.getTime() + waitDays * day)
