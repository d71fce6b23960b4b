import { area } from './area'

export const formatWords = area({
  formats: 'Formats',
  from: (amount: string) => `dès ${amount}\u00a0€`,
  /** After the weight, for screen readers. */
  soldOut: ' (épuisé)',
})
