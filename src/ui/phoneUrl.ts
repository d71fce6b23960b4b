/** The `tel:` URL of a telephone number, without separators. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
