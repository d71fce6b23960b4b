import type { SellerFact } from '../contract/sellerFacts'

/** What the admin calls each fact about the seller. */
export const sellerFactNames: Record<SellerFact, string> = {
  name: 'Nom',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  legalName: 'Dénomination sociale',
  legalForm: 'Forme juridique',
  capital: 'Capital',
  siret: 'SIRET',
  rcs: 'RCS',
  vatNumber: 'Numéro de TVA',
  vatFranchise: 'Franchise en base de TVA',
  publisher: 'Directeur de la publication',
  hosting: 'Hébergeur',
  mediator: 'Médiateur',
  eprPackaging: 'Identifiant unique, emballages',
  eprElectrical: 'Identifiant unique, appareils électriques',
  eprBatteries: 'Identifiant unique, piles',
  accessibility: 'Déclaration d’accessibilité',
}
