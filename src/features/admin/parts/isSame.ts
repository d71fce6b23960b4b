/** Whether two parts of a draft would be stored alike. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
