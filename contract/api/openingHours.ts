import * as z from 'zod/mini'

const span = z.object({ from: z.string(), to: z.string() })

/** When the shop is open, as its pages show it. */
export const openingHours = z.object({
  /** Times of day (18:30) by day, Monday first; none on any day if the hours are not published. */
  week: z.array(z.array(span)),
  /** The next closed days, ISO 8601, both ends included. */
  closed: z.array(span),
})
export type OpeningHours = z.infer<typeof openingHours>
