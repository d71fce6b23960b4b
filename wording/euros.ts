import { writeHundredths } from '../contract/decimals'

/** “12,90 €”, of integer cents. */
export const euros = (cents: number) => `${writeHundredths(cents)}\u00a0€`
