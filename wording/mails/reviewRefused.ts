import { quotedName } from '../quotedName'
import { compose, type Mail, type Sender } from './mail'
import { quoted, quotedLines } from './quoted'

type Refused = {
  product: string
  reason: string
  link: string
  /** Whether it was to be read until now. */
  wasPublished: boolean
}

/** To the author of a review, without what they wrote. */
export function reviewRefused(
  sender: Sender,
  { product, reason, link, wasPublished }: Refused,
): Mail {
  const not = wasPublished ? 'plus' : 'pas'
  return compose(sender, `Votre avis sur ${quotedName(quoted(product))} n’est ${not} publié`, [
    `Nous avons relu votre avis sur ${quotedName(quoted(product))}, et nous ne le publions ${not}, pour cette raison\u00a0:`,
    { quote: quotedLines(reason, 1000) },
    'Vous pouvez le changer\u00a0: il sera relu à nouveau. Il se trouve sur la page de votre commande.',
    { link, label: 'Changer mon avis' },
    'Si vous pensez que nous nous trompons, répondez à ce message.',
  ])
}
