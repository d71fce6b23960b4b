import type { Shop } from '../legal/legalText'
import { compose, type Mail, type MailBlock } from './mail'
import { day, euros } from './paidOrder'

/** A paid order that ends without being handed over, or that is refunded. */
export type EndedOrder = {
  id: number
  at: Date
  totalCents: number
  delivery: 'magasin' | 'domicile'
  link: string
}
type Money = { owed: (total: string) => string; given: (total: string) => string }

/** What happens to the money, by the means of payment. */
const money: Record<Shop['payment'], Money> = {
  demonstration: {
    owed: (total) =>
      `Les ${total} de cette commande ont été réglés par le paiement de démonstration\u00a0: aucune somme n’a été prélevée, il n’y a donc rien à vous rendre.`,
    given: (total) =>
      `Les ${total} de cette commande avaient été réglés par le paiement de démonstration\u00a0: aucune somme n’avait été prélevée, votre compte bancaire ne verra donc aucun mouvement.`,
  },
}

/** Nothing is handed over, and the articles stay with the shop. */
export function orderCancelled(shop: Shop, order: EndedOrder): Mail {
  const { seller } = shop
  return about(shop, order, `Votre commande n°\u00a0${order.id} chez ${seller.name} est annulée`, [
    `Votre commande n°\u00a0${order.id} du ${day(order.at)} est annulée.`,
    order.delivery === 'magasin'
      ? 'Ses articles restent au magasin\u00a0: il n’y a plus rien à venir retirer.'
      : 'Ses articles restent chez nous\u00a0: aucun colis ne partira.',
    money[shop.payment].owed(euros(order.totalCents)),
  ])
}

/** The carrier has not handed the parcel over, and will not. */
export function orderLost(shop: Shop, order: EndedOrder): Mail {
  const { seller } = shop
  return about(
    shop,
    order,
    `Le colis de votre commande n°\u00a0${order.id} chez ${seller.name} est perdu`,
    [
      `Le colis de votre commande n°\u00a0${order.id} du ${day(order.at)} ne vous est pas parvenu, et le transporteur ne le retrouve pas. Nous en sommes désolés.`,
      'Ses articles n’arriveront pas, et leur perte n’est pas à votre charge. Si le colis vous parvenait malgré tout, prévenez-nous.',
      money[shop.payment].owed(euros(order.totalCents)),
    ],
  )
}

/** The parcel is back at the shop. */
export function orderReturned(shop: Shop, order: EndedOrder): Mail {
  const { seller } = shop
  return about(shop, order, `Votre commande n°\u00a0${order.id} est revenue chez ${seller.name}`, [
    `Le colis de votre commande n°\u00a0${order.id} du ${day(order.at)} nous est revenu. Ses articles sont de nouveau chez nous\u00a0; si vous les voulez toujours, commandez-les de nouveau.`,
    money[shop.payment].owed(euros(order.totalCents)),
  ])
}

/** What happens to the articles of a refunded order, by its former state. */
const articles: Partial<Record<string, string>> = {
  annulée: 'La commande avait été annulée\u00a0: ses articles ne vous seront pas remis.',
  perdue: 'Le colis avait été perdu\u00a0: s’il vous parvenait malgré tout, prévenez-nous.',
  retournée: 'Le colis nous était revenu\u00a0: vous n’avez plus rien à nous renvoyer.',
}
const handedOver =
  'Si des articles de cette commande sont encore à nous rendre, faites-le comme nous en sommes convenus\u00a0; sinon, il ne vous reste rien à faire.'

/** The refund; `from` is the order's former state. */
export function orderRefunded(shop: Shop, order: EndedOrder, from: string): Mail {
  const { seller } = shop
  return about(
    shop,
    order,
    `Votre commande n°\u00a0${order.id} chez ${seller.name} est remboursée`,
    [
      `Votre commande n°\u00a0${order.id} du ${day(order.at)} est remboursée.`,
      money[shop.payment].given(euros(order.totalCents)),
      articles[from] ?? handedOver,
    ],
  )
}

function about(
  { seller }: Shop,
  { link }: EndedOrder,
  subject: string,
  blocks: readonly MailBlock[],
): Mail {
  return compose(seller, subject, [
    ...blocks,
    `Une question\u00a0? Écrivez à ${seller.email} ou appelez le ${seller.phone.replaceAll(' ', '\u00a0')}. Votre commande est sur cette page\u00a0:`,
    { link },
  ])
}
