/**
 * Why an event is refused: not signed, signed by someone else, so long ago that it is a replay, or
 * signed, but not in the form that the shop reads.
 */
export const forgeries = ['unsigned', 'forged', 'stale', 'unreadable'] as const
export type Forgery = (typeof forgeries)[number]

/** An event without a valid signature of the provider, or in another form. */
export class EventNotGenuine extends Error {
  constructor(readonly forgery: Forgery) {
    super(`The event is ${forgery}`)
  }
}
