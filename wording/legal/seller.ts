import { withoutRegister } from '../register'
import { given, type LegalBlock, type Seller } from './legalText'
import { vatFranchise } from '../vatFranchise'
import { isSoleTrader } from './soleTrader'

/** The seller with a text in every field: the setting, or words that say it is missing. */
export function withPlaceholders(seller: Seller): Seller {
  return {
    name: given(seller.name, 'nom de la boutique'),
    address: given(seller.address, 'adresse'),
    email: given(seller.email, 'adresse e-mail'),
    phone: given(seller.phone, 'numéro de téléphone'),
    legalName: given(seller.legalName, 'dénomination sociale, ou nom et prénom'),
    legalForm: given(seller.legalForm, 'forme juridique'),
    capital: isSoleTrader(seller.legalForm) ? '' : given(seller.capital, 'capital social'),
    siret: given(seller.siret, 'numéro SIRET'),
    rcs: given(seller.rcs, 'inscription au registre du commerce et des sociétés'),
    vatNumber: seller.vatFranchise
      ? ''
      : given(seller.vatNumber, 'numéro de TVA intracommunautaire'),
    vatFranchise: seller.vatFranchise,
    publisher: given(seller.publisher, 'directeur de la publication'),
    hosting: given(seller.hosting, 'nom, adresse et téléphone de l’hébergeur'),
    mediator: given(seller.mediator, 'nom, adresse et site du médiateur de la consommation'),
    eprPackaging: given(seller.eprPackaging, 'identifiant unique de la filière des emballages'),
    eprElectrical: given(
      seller.eprElectrical,
      'identifiant unique de la filière des appareils électriques',
    ),
    eprBatteries: given(seller.eprBatteries, 'identifiant unique de la filière des piles'),
    accessibility: seller.accessibility,
  }
}

/** The legal name, or the shop's name before it is filled in. */
export const addressee = ({ legalName, name }: Pick<Seller, 'legalName' | 'name'>) =>
  known(legalName) || name

/**
 * The seller as code de la consommation L.221-5 and LCEN art. 1-1 want a trader to be named,
 * without empty lines.
 */
export function identity(seller: Seller): LegalBlock {
  return {
    list: [
      ...filledIn([
        ['Nom commercial', seller.name],
        ['Dénomination', seller.legalName],
        ['Forme juridique', seller.legalForm],
        ['Capital social', seller.capital],
        ['Adresse du siège et de la boutique', seller.address],
        ['Numéro SIRET', seller.siret],
        ['Registre du commerce et des sociétés', withoutRegister(seller.rcs)],
        ['TVA intracommunautaire', seller.vatFranchise ? '' : seller.vatNumber],
      ]),
      ...(seller.vatFranchise ? [vatFranchise] : []),
      ...filledIn([
        ['E-mail', seller.email],
        ['Téléphone', seller.phone],
      ]),
    ],
  }
}

/** A line for each value, but for those that the seller says do not apply. */
export function filledIn(facts: readonly (readonly [string, string])[]): string[] {
  return facts.flatMap(([label, value]) => (known(value) ? `${label} : ${value}` : []))
}

/** What is filled in and applies; empty otherwise. */
export const known = (value: string | undefined) => (value && !isWithoutObject(value) ? value : '')

/** « sans objet »: what the seller writes where a setting does not apply to them. */
export function isWithoutObject(value: string): boolean {
  return /^sans objet\.?$/i.test(value.trim())
}
