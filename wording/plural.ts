/** A count with its noun, which never breaks between them. */
export const plural = (count: number, one: string, many: string) =>
  `${count}\u00a0${count > 1 ? many : one}`
