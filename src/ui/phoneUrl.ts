/** Where a telephone number leads to, whatever parts its digits. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
