import { quotedName } from '../quotedName'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

/** To somebody who confirmed an alert, once. */
export function backInStock(sender: Sender, product: string, link: string): Mail {
  return compose(sender, `${quotedName(quoted(product))} est de retour`, [
    `Vous nous avez demandé de vous prévenir\u00a0: ${quotedName(quoted(product))} est de nouveau disponible.`,
    { link, label: 'Voir le produit' },
    'Rien n’est réservé\u00a0: il part au premier qui le commande.',
    'Cette alerte est terminée et votre adresse est effacée de notre liste\u00a0: vous ne recevrez pas d’autre message à son sujet.',
  ])
}
