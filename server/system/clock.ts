/** The only source of the time of day, so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
