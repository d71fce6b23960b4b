import type { LegalSection, Seller } from './legalText'
import { filledIn } from './seller'

/**
 * The producer’s identifiers by stream (code de l’environnement L.541-10-13, R.541-173); no section
 * where none applies.
 */
export function producers(seller: Seller): LegalSection[] {
  const list = filledIn([
    ['Emballages', seller.eprPackaging],
    ['Équipements électriques et électroniques', seller.eprElectrical],
    ['Piles et accumulateurs', seller.eprBatteries],
  ])
  if (list.length === 0) return []
  return [
    {
      id: 'responsabilite-elargie',
      title: 'Responsabilité élargie du producteur',
      blocks: [
        `Identifiants uniques qui attestent notre inscription au registre des producteurs (article
        L.541-10-13 du code de l’environnement) :`,
        { list },
      ],
    },
  ]
}
