import { longDate } from '../longDate'
import { byMeans } from '../meansNames'
import { euros } from './formats'
import { compose, type Mail, type Sender } from './mail'
import { quoted } from './quoted'
import { recapBlocks, type MailedOrder } from './orderRecap'

type Buyer = { name: string; isProven: boolean }
/** `isNew`: the shop was not told to prepare it; `isHandedOver`: nothing is left to do. */
type Paid = Buyer & { isNew: boolean; isHandedOver: boolean; link: string }

/** To the seller: an order is paid, and how it goes on. */
export function orderForShop(seller: Sender, order: MailedOrder, client: Paid): Mail {
  const { id, delivery, totalCents, means } = order
  return compose(
    seller,
    client.isNew && !client.isHandedOver
      ? `Nouvelle commande n°\u00a0${id}\u00a0: ${euros(totalCents)}, ${toDo[delivery]}`
      : `Commande n°\u00a0${id} payée ${byMeans[means]}\u00a0: ${euros(totalCents)}`,
    [
      `La commande n°\u00a0${id} du ${longDate(order.at)} est payée. Elle est pour ${quoted(client.name)}.`,
      ...(client.isProven ? [] : [unproven]),
      ...recapBlocks(order),
      ...(client.isHandedOver
        ? ['Elle est remise au client\u00a0: il n’y a plus rien à faire.']
        : []),
      toOrder(client.link),
    ],
  )
}

/** To the seller: an order to prepare, which this client pays at the counter until a day. */
export function counterOrderForShop(
  seller: Sender,
  order: MailedOrder,
  { name, until, link }: { name: string; until: Date; link: string },
): Mail {
  const { id, totalCents } = order
  return compose(
    seller,
    `Commande n°\u00a0${id} à préparer\u00a0: ${euros(totalCents)}, à payer au comptoir`,
    [
      `La commande n°\u00a0${id} du ${longDate(order.at)} est à préparer. Elle est pour ${quoted(name)}, qui la paie au comptoir en la retirant. Gardez-la jusqu’au ${longDate(until)}.`,
      ...recapBlocks(order),
      toOrder(link),
    ],
  )
}

/** To the seller: an order that was to be paid at the counter has ended unpaid. */
export function counterOrderEndedForShop(seller: Sender, order: MailedOrder): Mail {
  const { id } = order
  return compose(seller, `Commande n°\u00a0${id}\u00a0: ne la préparez plus`, [
    `La commande n°\u00a0${id} du ${longDate(order.at)} a pris fin sans être payée au comptoir. Ses articles sont de nouveau en vente\u00a0: si vous l’aviez préparée, remettez-les en rayon.`,
    ...recapBlocks({ ...order, promised: null, hours: [] }),
  ])
}

const toDo = { magasin: 'à retirer en boutique', domicile: 'à livrer' }
const toOrder = (link: string) => ({ link, label: 'Ouvrir la commande dans la gestion' })

const unproven =
  'L’adresse e-mail du client n’est pas encore confirmée\u00a0: sa confirmation de commande attend qu’il confirme l’adresse par le lien reçu, ou que la commande soit prête ou expédiée.'
