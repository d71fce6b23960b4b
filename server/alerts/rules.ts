import { dayMs } from '../system/durations'

/** Days that the link of an alert can be used to confirm it. */
export const linkDays = 14
/** Days that a confirmed alert waits for the stock. */
export const waitDays = 365

export const linkUntil = (now: Date) => new Date(now.getTime() + linkDays * dayMs)
export const confirmedUntil = (now: Date) => new Date(now.getTime() + waitDays * dayMs)
