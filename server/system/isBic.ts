/** Whether it has the form of a BIC (ISO 9362): 8 or 11 characters. */
export const isBic = (bic: string) => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic)
