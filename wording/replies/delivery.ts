import { quotedName } from '../quotedName'

const inShop = 'Choisissez le retrait en magasin.'

/** Why a cart cannot be delivered at home. */
export const deliveryReplies = {
  disabled: `La livraison à domicile est suspendue. ${inShop}`,
  postcodeUnknown:
    'Ce code postal n’est pas celui d’une adresse en France\u00a0: vérifiez ses cinq chiffres.',
  notServed: (zone: string) => `Nous ne livrons pas cette destination (${zone}). ${inShop}`,
  pickupOnly: (names: readonly string[]) =>
    names.length === 1
      ? `${names.map(quotedName).join('')} se retire en magasin seulement\u00a0: choisissez le retrait, ou supprimez cette ligne.`
      : `${names.map(quotedName).join(', ')} se retirent en magasin seulement\u00a0: choisissez le retrait, ou supprimez ces lignes.`,
  tooHeavy: `Ce panier est trop lourd pour être livré. ${inShop}`,
}
