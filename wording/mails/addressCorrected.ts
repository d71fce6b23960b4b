import { compose, type Mail, type Sender } from './mail'
import { quotedAddress } from './quoted'

type Corrected = {
  id: number
  /** Null if it may not be named: nobody has proven the e-mail. */
  address: string | null
  link: string
}

/** The shop corrected where an order goes. */
export function addressCorrected(sender: Sender, { id, address, link }: Corrected): Mail {
  return compose(sender, `L’adresse de votre commande n°\u00a0${id} est corrigée`, [
    address === null
      ? `Nous avons corrigé l’adresse de livraison de votre commande n°\u00a0${id}.`
      : `Nous avons corrigé l’adresse de livraison de votre commande n°\u00a0${id}. Elle partira à cette adresse\u00a0: ${quotedAddress(address)}`,
    'Si ce n’est pas ce que vous attendez, répondez à ce message avant qu’elle parte.',
    { link, label: 'Voir ma commande' },
  ])
}
