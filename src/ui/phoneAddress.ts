/** Where a telephone number leads to, whatever parts its digits. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
