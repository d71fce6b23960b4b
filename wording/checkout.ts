import { area } from './area'
import { vatFranchise } from './vatFranchise'

/** The words of the order's form beside the cart. */
export const checkoutWords = area({
  subtotal: 'Sous-total',
  fee: 'Livraison',
  free: 'offerte',
  discount: (amount: string) => `−${amount}\u00a0€`,
  /** A promotion code. */
  addCode: 'Vous avez un code promo\u00a0?',
  code: 'Code promo',
  setCode: 'Utiliser ce code',
  codeMissing: 'Tapez le code, tel que vous l’avez reçu.',
  codeOf: (code: string) => `Code ${code}`,
  removeCode: 'Retirer',
  missingForFree: (amount: string) => `plus que ${amount}\u00a0€ pour la livraison offerte`,
  vat: (rate: string) => `dont TVA ${rate}\u00a0%`,
  /** In its place, for a seller who charges none. */
  vatFranchise,
  arrives: (days: string) => `Livraison prévue ${days}.`,
  /** `promise`: when it is ready, or arrives. */
  datesAfterTransfer: (promise: string) =>
    `${promise} C’est pour un virement qui arrive aujourd’hui\u00a0: les dates comptent à partir de son arrivée, et la confirmation les donne.`,
  ready: (day: string) => `Votre commande sera prête à partir de ${day}.`,
  otherAddress: 'Une autre adresse',
  offered: 'Où livrer\u00a0?',
  street: 'Numéro et rue',
  streetHint: 'Nous livrons en France.',
  complement: 'Complément d’adresse',
  complementHint:
    'Bâtiment, étage, société, lieu-dit, ou «\u00a0chez\u00a0» et le nom sur la boîte aux lettres.',
  postcode: 'Code postal',
  town: 'Ville',
  phone: 'Téléphone',
  phoneHint: 'Pour la livraison de cette commande, et des suivantes à la même adresse.',
  withPhone: (phone: string) => `Téléphone\u00a0: ${phone}`,
  streetMissing: 'Indiquez le numéro et la rue.',
  postcodeWrong: 'Indiquez un code postal français\u00a0: cinq chiffres.',
  townMissing: 'Indiquez la ville.',
  partTooLong: (longest: number) => `C’est trop long\u00a0: ${longest} caractères au plus.`,
  onlyThisOrder:
    'Cette adresse sert à cette commande. Pour changer celle de votre compte, passez par votre profil.',
  means: 'Paiement',
  meansName: {
    demonstration: 'Paiement de démonstration',
    card: 'Paiement en ligne',
    transfer: 'Virement bancaire',
    counter: 'Au comptoir',
  },
  meansHint: {
    demonstration: 'Aucune donnée bancaire n’est demandée, aucun argent n’est débité.',
    card: 'Vous continuez sur la page sécurisée de notre prestataire de paiement\u00a0: par carte, ou par un autre moyen qu’elle propose.',
    transfer:
      'Vos articles sont réservés le temps que le virement arrive. L’IBAN suit à l’étape d’après.',
    counter: 'Vous payez quand vous retirez votre commande.',
  },
  /** What the card's page takes; names of brands. */
  cardMarks: ['CB', 'Visa', 'Mastercard'],
  accept: 'J’ai lu et j’accepte les ',
  conditions: 'conditions générales de vente',
  acceptEnd: '.',
  acceptMissing: 'Pour commander, acceptez les conditions générales de vente.',
})
