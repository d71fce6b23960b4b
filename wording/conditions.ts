import { guaranteeBoxTitle } from './legal/guarantees'
import { legalHeads } from './legal/legalHeads'
import { longDate } from './longDate'
import { withdrawalFormTitle } from './legal/withdrawal'

/** What the conditions of sale say as a PDF, around their own text. */
export const conditionsWords = {
  title: legalHeads.termsOfSale.title,
  fileName: 'conditions-generales-de-vente.pdf',
  version: (at: Date) => `Version entrée en vigueur le ${longDate(at)}`,
  hash: (hash: string) => `Empreinte SHA-256 du texte\u00a0: ${hash}`,
  footer: (at: Date, hash: string) => `Version du ${longDate(at)}, ${hash.slice(0, 12)}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
  /** The section that a client may print and fill in. */
  form: withdrawalFormTitle,
  /** The section that is in a frame. */
  box: guaranteeBoxTitle,
}
