import { area } from './area'

const orderOtherwise = (phone: string, email: string) => {
  const ways = [phone && `au ${phone}`, email && `par e-mail à ${email}`].filter(Boolean)
  return ways.length > 0 ? ` Vous pouvez aussi commander ${ways.join(' ou ')}.` : ''
}

/** The words that only the server renders; the app in the browser never uses them. */
export const serverPagesWords = area({
  needsScript:
    'Cette boutique a besoin de JavaScript\u00a0: activez-le dans votre navigateur, puis rechargez la page.',
  /** Either is empty if the shop has none. */
  browsesWithoutScript: (phone: string, email: string) =>
    `Sans JavaScript, vous pouvez parcourir la boutique. Le panier, le compte et la commande en ont besoin\u00a0: activez-le dans votre navigateur, puis rechargez la page.${orderOtherwise(phone, email)}`,
  /** After a press that no script answers. */
  notLoaded: 'La page n’a pas fini de charger. Vérifiez votre connexion, puis réessayez.',
  unavailableTitle: 'La boutique revient dans un instant',
  unavailable:
    'Nous ne pouvons pas afficher cette page pour le moment. Votre panier et vos commandes sont en sécurité.',
})
