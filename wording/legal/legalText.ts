/** One legal page, as data: sections with an anchor, each a list of paragraphs or bullet lists. */
export type LegalBlock = string | { list: string[] }
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] }
export type LegalText = { title: string; updated: string; intro: string; sections: LegalSection[] }

/** The seller as the settings name it; a field not filled in is an empty string. */
export type Seller = {
  name: string
  address: string
  email: string
  phone: string
  legalName: string
  legalForm: string
  capital: string
  siret: string
  rcs: string
  vatNumber: string
  publisher: string
  hosting: string
  mediator: string
}

/** What the shop offers as payment: 'demonstration' moves no money. */
export type PaymentMeans = 'demonstration'
export type Shop = { seller: Seller; payment: PaymentMeans }

/** The value, or words that show the reader, and the shopkeeper, what is still missing. */
export function given(value: string, what: string): string {
  return value.trim() || `[à compléter par le commerçant\u00a0: ${what}]`
}
