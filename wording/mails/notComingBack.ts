import { quotedName } from '../quotedName'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

/** To somebody who waits for a product that the shop no longer sells, once. */
export function notComingBack(sender: Sender, product: string, link: string): Mail {
  return compose(sender, `${quotedName(quoted(product))} ne reviendra pas`, [
    `Vous nous avez demandé de vous prévenir du retour de ${quotedName(quoted(product))}. Nous ne le vendrons plus\u00a0: nous préférons vous le dire que vous laisser attendre.`,
    { link, label: 'Voir nos produits' },
    'Cette alerte est terminée et votre adresse est effacée de notre liste\u00a0: vous ne recevrez pas d’autre message à son sujet.',
  ])
}
