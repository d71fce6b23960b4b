/** “12,90 €”, of integer cents. */
export const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`
