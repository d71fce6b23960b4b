import { compose, type Mail, type Sender } from './mail'
import { day } from './paidOrder'
import { quotedAddress } from './quoted'

/** A paid order in progress; no address if it may not be named. */
export type OrderOnItsWay = { id: number; at: Date; address: string | null; link: string }

/** Picked up at the shop: it waits there. */
export function orderReady(sender: Sender, { id, at, address, link }: OrderOnItsWay): Mail {
  return compose(sender, `Votre commande n°\u00a0${id} vous attend chez ${sender.name}`, [
    `Votre commande n°\u00a0${id} du ${day(at)} est prête. Elle vous attend au magasin${named(address)}`,
    'Pour la retirer, donnez son numéro. Vous la retrouvez sur cette page\u00a0:',
    { link },
  ])
}

/** Delivered to the client's home: it has left the shop. */
export function orderSent(sender: Sender, { id, at, address, link }: OrderOnItsWay): Mail {
  return compose(sender, `Votre commande n°\u00a0${id} chez ${sender.name} est expédiée`, [
    `Votre commande n°\u00a0${id} du ${day(at)} vient de partir. Elle sera livrée à l’adresse donnée à la commande${named(address)}`,
    'Suivez votre commande sur cette page\u00a0:',
    { link },
  ])
}

const named = (address: string | null) =>
  address === null ? '.' : `\u00a0: ${quotedAddress(address)}`
