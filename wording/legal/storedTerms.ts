import { composePart, type Mail } from '../mails/mail'
import type { Shop } from './legalText'
import { termsOfSale } from './termsOfSale'

/** The whole terms of sale, in both forms that are stored of each of their versions. */
export type StoredTerms = Pick<Mail, 'text' | 'html'>

/** The terms of sale without what the seller has not filled in. */
export function storedTerms(shop: Shop): StoredTerms {
  const terms = termsOfSale(shop, shop.seller)
  return composePart([
    { title: terms.title },
    terms.intro,
    ...terms.sections.flatMap(({ title, blocks }) => [{ title }, ...blocks]),
  ])
}
