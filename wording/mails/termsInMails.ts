import type { Shop } from '../legal/legalText'
import { termsOfSale } from '../legal/termsOfSale'
import { composePart, type Mail } from './mail'

/** The whole terms of sale in both parts of a mail. */
export type MailedTerms = Pick<Mail, 'text' | 'html'>

/**
 * The terms of sale at the end of a mail: the law wants them on a durable medium (code de la
 * consommation, L.221-13), and a link is none (CJUE C-49/11). What the seller has not filled in is
 * left out.
 */
export function termsInMails(shop: Shop): MailedTerms {
  const terms = termsOfSale(shop, shop.seller)
  return composePart([
    { title: terms.title },
    terms.intro,
    ...terms.sections.flatMap(({ title, blocks }) => [{ title }, ...blocks]),
  ])
}

/** A mail with the terms after its own words. */
export function withTerms<Composed extends Mail>(mail: Composed, terms: MailedTerms): Composed {
  const end = mail.html.lastIndexOf('</div></body>')
  return {
    ...mail,
    text: `${mail.text}\n${terms.text}`,
    html: `${mail.html.slice(0, end)}${terms.html}${mail.html.slice(end)}`,
  }
}
