import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'

type Invitation = { orderId: number; products: readonly string[]; link: string }

/** Some days after an order was received, once. */
export function reviewInvitation(sender: Sender, { orderId, products, link }: Invitation): Mail {
  return compose(sender, `Votre avis sur votre commande n°\u00a0${orderId}`, [
    `Vous avez reçu votre commande n°\u00a0${orderId} chez ${sender.name}. Qu’en pensez-vous\u00a0? Vous pouvez donner votre avis sur\u00a0:`,
    { list: products.map((name) => quoted(name)) },
    'Quelques mots suffisent, bons ou mauvais\u00a0: ils aident les autres à choisir, et nous à mieux faire. Il n’y a rien à gagner.',
    { link, label: 'Donner mon avis' },
    'Ce lien sert pendant 60 jours, sans mot de passe\u00a0: ne le transmettez pas. Chaque avis est relu avant d’être publié.',
    'Vous ne recevrez pas d’autre demande pour cette commande. La même page permet de ne plus en recevoir du tout.',
  ])
}
