import type { Shop } from '../legal/legalText'
import { termsOfSale } from '../legal/termsOfSale'
import { compose, type Mail, type MailBlock } from './mail'
import { day, orderBlocks, type PaidOrder } from './paidOrder'

/**
 * The confirmation of the contract, with the whole terms of sale: the law wants them on a durable
 * medium (code de la consommation, L.221-13), and a link is none (CJUE C-49/11).
 */
export function orderConfirmation(shop: Shop, order: PaidOrder, link: string): Mail {
  const { seller, payment } = shop
  return compose(seller, `Votre commande n°\u00a0${order.id} chez ${seller.name}`, [
    `Merci\u00a0! Votre commande n°\u00a0${order.id} du ${day(order.at)} est enregistrée et payée.`,
    ...orderBlocks(order, payment),
    'Suivez votre commande sur cette page\u00a0:',
    { link },
    ...termsBlocks(shop),
  ])
}

function termsBlocks(shop: Shop): MailBlock[] {
  const terms = termsOfSale(shop, shop.seller)
  return [
    { title: terms.title },
    terms.intro,
    ...terms.sections.flatMap(({ title, blocks }) => [{ title }, ...blocks]),
  ]
}
