import { longDate } from './longDate'

/** “1er décembre 2026”, of an ISO 8601 date: midnight of UTC is the same day in Paris. */
export const longDay = (day: string): string => longDate(new Date(day))
