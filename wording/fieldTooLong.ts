import { wholeNumber } from './wholeNumber'

/** Refuses a text, in the form as on the server. */
export const fieldTooLong = (field: string, longest: number) =>
  `Le champ ${field} est trop long\u00a0: ${wholeNumber(longest)} caractères au plus.`
