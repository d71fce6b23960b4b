import { compose, type Mail, type Sender } from './mail'

/** To an e-mail that is not proven: contains nothing that the maker of the account typed. */
export function proofRequest(sender: Sender, orderId: number, link: string): Mail {
  return compose(sender, `Confirmez votre adresse pour la commande n°\u00a0${orderId}`, [
    `La commande n°\u00a0${orderId} vient d’être passée chez ${sender.name} avec cette adresse e-mail. Pour recevoir sa confirmation, confirmez que l’adresse est bien la vôtre.`,
    ...actions(link, 'Les commandes suivantes seront confirmées sans lui.'),
  ])
}

/** The same before a transfer, whose order waits for a proven e-mail. */
export function proofForTransfer(sender: Sender, link: string): Mail {
  return compose(sender, `Confirmez votre adresse pour payer par virement chez ${sender.name}`, [
    `Un paiement par virement vient d’être demandé chez ${sender.name} avec cette adresse e-mail. Pour pouvoir payer ainsi, confirmez que l’adresse est bien la vôtre.`,
    ...actions(link, 'Recommencez ensuite le paiement.'),
  ])
}

const actions = (link: string, next: string) => [
  { link, label: 'Confirmer mon adresse' },
  `Ce lien sert une seule fois, pendant 14 jours. ${next}`,
  'Si vous n’avez rien commandé, ne faites rien.',
]
