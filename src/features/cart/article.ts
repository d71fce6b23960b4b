import type { Grind } from '../../../contract/grinds'

/** What a line of the cart holds: a product, and for coffee its grind. */
export type Article = { serial: string; grind?: Grind | null }

const separator = '\n'

/** Tells an article from the same coffee in another grind. */
export const keyOf = ({ serial, grind }: Article): string =>
  grind && grind !== 'grains' ? `${serial}${separator}${grind}` : serial

export const isOfProduct = (key: string, serial: string): boolean =>
  key.split(separator)[0] === serial

/** An article's fields of a request; beans have none, so that every host understands it. */
export const articleFields = ({ serial, grind }: Article) => ({
  product_serial_number: serial,
  ...(grind && grind !== 'grains' && { command_grind: grind }),
})
