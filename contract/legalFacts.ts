import type { FactForm } from './facts'

/**
 * What the law wants said of a food or an equipment, in the order in which the sheet of a product
 * shows it. Within a text, `*lait*` is emphasised: asterisks come in pairs.
 *
 * Food: regulation (EU) 1169/2011 art. 9, 14 and 30. Equipment: regulation (EU) 2023/988 art. 19, code
 * de la consommation L.111-4.
 */
export const legalForms = {
  legalName: { kind: 'text', maxLength: 160 },
  /** With the allergens emphasised, and the percentages that art. 22 wants. */
  ingredients: { kind: 'text', maxLength: 3000 },
  /** Where it is not the product's weight. */
  netQuantity: { kind: 'text', maxLength: 60 },
  storage: { kind: 'text', maxLength: 500 },
  origin: { kind: 'text', maxLength: 160 },
  use: { kind: 'text', maxLength: 1000 },
  /** Of 100 g or 100 ml; annex V frees coffee, tea and infusions with nothing added. */
  nutrition: { kind: 'text', maxLength: 1000 },
  /** Under whose name the food is marketed; the shop where neither is given. */
  operator: { kind: 'text', maxLength: 160 },
  operatorAddress: { kind: 'text', maxLength: 240 },
  manufacturer: { kind: 'text', maxLength: 160 },
  manufacturerAddress: { kind: 'text', maxLength: 240 },
  /** An e-mail address or a URL. */
  manufacturerContact: { kind: 'text', maxLength: 200 },
  manufacturerOutsideEu: { kind: 'yes' },
  /** Of a manufacturer outside the European Union. */
  responsible: { kind: 'text', maxLength: 160 },
  responsibleAddress: { kind: 'text', maxLength: 240 },
  responsibleContact: { kind: 'text', maxLength: 200 },
  model: { kind: 'text', maxLength: 120 },
  warnings: { kind: 'text', maxLength: 3000 },
  spareParts: { kind: 'text', maxLength: 240 },
  /** The producer's guarantee in words; the label of regulation (EU) 2025/1960 is a picture. */
  durability: { kind: 'text', maxLength: 240 },
} as const satisfies Record<string, FactForm>

export type LegalFact = keyof typeof legalForms
export const legalFacts = /* @__PURE__ */ Object.keys(legalForms) as LegalFact[]
