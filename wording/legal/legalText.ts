import type { PageSettings } from '../../contract/site/pageSettings'

/** One legal page, as data: sections with an anchor, each a list of paragraphs or bullet lists. */
export type LegalBlock = string | { list: string[] }
export type LegalSection = {
  id: string
  title: string
  blocks: LegalBlock[]
  /** Whether the law wants a frame around it. */
  isBoxed?: boolean
}
export type LegalText = { title: string; updated: string; intro: string; sections: LegalSection[] }

/** What the legal pages say of the shop. */
export type Shop = Pick<PageSettings, 'seller'> &
  Partial<Pick<PageSettings, 'means' | 'publicUrl' | 'basePath'>>
export type Seller = Shop['seller']

/** The value, or words that show what is still missing. */
export function given(value: string, what: string): string {
  return value.trim() || `[à compléter par le commerçant\u00a0: ${what}]`
}
