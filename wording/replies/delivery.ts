import { quotedName } from '../quotedName'

const inShop = 'Choisissez le retrait en boutique.'

/** Why a cart cannot be delivered at home. */
export const deliveryReplies = {
  disabled: `La livraison à domicile est suspendue. ${inShop}`,
  postcodeUnknown: `Nous ne livrons pas à ce code postal. Vérifiez ses cinq chiffres, ou choisissez le retrait en boutique.`,
  notServed: (zone: string) => `Nous ne livrons pas cette destination (${zone}). ${inShop}`,
  pickupOnly: (names: readonly string[]) =>
    names.length === 1
      ? `${names.map(quotedName).join('')} se retire en boutique seulement\u00a0: choisissez le retrait, ou supprimez cette ligne.`
      : `${names.map(quotedName).join(', ')} se retirent en boutique seulement\u00a0: choisissez le retrait, ou supprimez ces lignes.`,
  tooHeavy: `Ce panier est trop lourd pour être livré. ${inShop}`,
}
