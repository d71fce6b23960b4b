/** A name in French quotation marks. */
export const quotedName = (name: string) => `«\u00a0${name}\u00a0»`
