/** The form of a BIC (ISO 9362): 8 or 11 characters. */
export const bicForm = /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/
export const isBic = (bic: string) => bicForm.test(bic)
