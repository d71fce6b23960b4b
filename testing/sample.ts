/** `npm test` takes a sample of the longest tests; with TESTS=full they are run whole. */
const isFull = process.env.TESTS === 'full'

export const sampleOf = (whole: number, sample: number) => (isFull ? whole : sample)

/** All of a list, or one in so many. */
export const everyOf = <Item>(list: readonly Item[], step: number) =>
  list.filter((_, index) => isFull || index % step === 0)
