import type { PaymentMeans } from '../contract/paymentMeans'
import { area } from './area'

const meansNames: Record<PaymentMeans, string> = {
  demonstration: 'démonstration, sans argent',
  card: 'carte bancaire ou autre moyen sur une page sécurisée',
  transfer: 'virement',
  counter: 'au comptoir',
}

/** What delivery and pickup promise before there is a cart. */
export const deliveryWords = area({
  ways: 'Livraison, retour et paiement',
  home: (days: string) => `Livré chez vous ${days}`,
  homeUndated: 'Livraison à domicile',
  inZone: (zone: string, price: string) => `${zone}\u00a0: ${price}`,
  free: 'livraison offerte',
  fee: (amount: string) => `livraison à ${amount}\u00a0€`,
  freeFrom: (fee: string, sum: string) =>
    `livraison à ${fee}\u00a0€, offerte dès ${sum}\u00a0€ d’achats`,
  surcharge: (amount: string) => `livraison offerte, plus ${amount}\u00a0€ de supplément par pièce`,
  feeWithSurcharge: (fee: string, surcharge: string) =>
    `livraison à ${fee}\u00a0€, dont ${surcharge}\u00a0€ de supplément par pièce`,
  pickup: (place: string, day: string) => `Retrait gratuit ${place} dès ${day}`,
  pickupUndated: (place: string) => `Retrait gratuit ${place}`,
  inShop: 'en boutique',
  inTown,
  openThen: (hours: string) => `Ouvert ce jour-là ${hours}.`,
  hoursAndAddress: 'Horaires et adresse',
  pickupOnly: 'Retrait en boutique uniquement',
  promises: 'Nos engagements',
  payment: (means: readonly PaymentMeans[]) =>
    `Paiement\u00a0: ${means.map((one) => meansNames[one]).join(', ')}`,
  withdrawal: '14 jours pour changer d’avis',
  listFree: (zone: string) => `Livraison offerte (${zone})`,
  listFreeFrom: (sum: string, zone: string) => `Livraison offerte dès ${sum}\u00a0€ (${zone})`,
  listFee: (fee: string, zone: string) => `Livraison dès ${fee}\u00a0€ (${zone})`,
  shopHours: 'Horaires de la boutique',
  noHours: 'Appelez-nous avant de passer\u00a0: nous vous dirons quand nous sommes là.',
  open: 'Ouvert',
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`,
  closed: 'Fermé',
  opensToday: (time: string) => `Fermé, ouvre à ${time}`,
  opensTomorrow: (time: string) => `Fermé, ouvre demain à ${time}`,
  opensOn: (day: string, time: string) => `Fermé, ouvre ${day} à ${time}`,
})

/** “à Blois”, “au Mans”, “aux Andelys”. */
function inTown(town: string): string {
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`
  return town.startsWith('Les ') ? `aux ${town.slice(4)}` : `à ${town}`
}
