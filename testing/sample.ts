/** The longest tests sample their cases in the gate, and take every case with TESTS=full. */
export const isFull = process.env.TESTS === 'full'

export const sampleOf = (whole: number, sample: number) => (isFull ? whole : sample)

/** All of a list, or one in so many. */
export const everyOf = <Item>(list: readonly Item[], step: number) =>
  list.filter((_, index) => isFull || index % step === 0)
