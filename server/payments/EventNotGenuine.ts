/** Why an event is refused: not signed, signed by someone else, or so long ago that it is a replay. */
export const forgeries = ['unsigned', 'forged', 'stale'] as const
export type Forgery = (typeof forgeries)[number]

/** An event without a valid signature of the provider. */
export class EventNotGenuine extends Error {
  constructor(readonly forgery: Forgery) {
    super(`The event is ${forgery}`)
  }
}
