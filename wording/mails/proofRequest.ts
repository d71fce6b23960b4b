import { compose, type Mail, type Sender } from './mail'

/** To an e-mail that is not proven: contains nothing that the maker of the account typed. */
export function proofRequest(sender: Sender, orderId: number, link: string): Mail {
  return compose(sender, `Confirmez votre adresse pour la commande n°\u00a0${orderId}`, [
    `La commande n°\u00a0${orderId} vient d’être passée chez ${sender.name} avec cette adresse e-mail. Pour recevoir sa confirmation, confirmez que l’adresse est bien la vôtre.`,
    ...actions(link, 'Les commandes suivantes seront confirmées sans lui.'),
  ])
}

/** The same before an order that is paid later, which waits for a proven e-mail. */
export function proofToReserve(sender: Sender, link: string): Mail {
  return compose(
    sender,
    `Confirmez votre adresse pour réserver votre commande chez ${sender.name}`,
    [
      `Une commande à payer par virement ou au comptoir vient d’être demandée chez ${sender.name} avec cette adresse e-mail. Pour que ses articles soient réservés, confirmez que l’adresse est bien la vôtre.`,
      ...actions(link, 'Recommencez ensuite la commande.'),
    ],
  )
}

/** The same where the shop sends the link by itself, and no order waits for it. */
export function proofOfAccount(sender: Sender, link: string): Mail {
  return compose(sender, `Confirmez votre adresse chez ${sender.name}`, [
    `${sender.name} vous envoie ce lien parce qu’un compte de la boutique a cette adresse e-mail. Confirmez qu’elle est bien la vôtre.`,
    ...actions(link, 'Les commandes suivantes seront confirmées sans lui.', 'n’avez pas ce compte'),
  ])
}

const actions = (link: string, next: string, unknown = 'n’avez rien commandé') => [
  { link, label: 'Confirmer mon adresse' },
  `Ce lien sert une seule fois, pendant 14 jours. ${next}`,
  `Si vous ${unknown}, ne faites rien.`,
]
