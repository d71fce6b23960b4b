import { compose, type Mail, type Sender } from './mail'

/** To an e-mail that is not proven: contains nothing that the maker of the account typed. */
export function proofRequest(sender: Sender, orderId: number, link: string): Mail {
  return compose(sender, `Confirmez votre adresse pour la commande n°\u00a0${orderId}`, [
    `La commande n°\u00a0${orderId} vient d’être passée chez ${sender.name} avec cette adresse e-mail. Pour recevoir sa confirmation, confirmez que l’adresse est bien la vôtre.`,
    { link, label: 'Confirmer mon adresse' },
    'Ce lien sert une seule fois, pendant 14 jours. Les commandes suivantes seront confirmées sans lui.',
    'Si vous n’avez rien commandé, ne faites rien.',
  ])
}
