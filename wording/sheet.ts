import type { LegalFact } from '../contract/legalFacts'

/** What a row of the sheet is called; the product’s reply contains these words. */
type SheetRow = Exclude<LegalFact, 'manufacturerOutsideEu'>

/** The titles of the sheet of a product, in the order in which they are shown. */
export const sheetWords = {
  titles: {
    legalName: 'Dénomination',
    ingredients: 'Ingrédients',
    netQuantity: 'Quantité nette',
    storage: 'Conservation',
    origin: 'Origine',
    use: 'Mode d’emploi',
    nutrition: 'Valeurs nutritionnelles (pour 100\u00a0g ou 100\u00a0ml)',
    operator: 'Exploitant',
    operatorAddress: 'Adresse de l’exploitant',
    manufacturer: 'Fabricant',
    manufacturerAddress: 'Adresse du fabricant',
    manufacturerContact: 'Joindre le fabricant',
    responsible: 'Responsable dans l’Union européenne',
    responsibleAddress: 'Adresse du responsable',
    responsibleContact: 'Joindre le responsable',
    model: 'Modèle',
    warnings: 'Avertissements',
    spareParts: 'Pièces détachées',
    durability: 'Garantie commerciale de durabilité',
  } satisfies Record<SheetRow, string>,
  grams: (grams: number) =>
    grams < 1000 ? `${grams}\u00a0g` : `${String(grams / 1000).replace('.', ',')}\u00a0kg`,
  guarantee: 'Garanties légales',
  guaranteeNotice: 'L’avis officiel sur la garantie légale de conformité',
}
