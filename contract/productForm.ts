import { factForms, type FactForm } from './facts'

/** How a person writes a cell of the catalogue file in a form. */
export type FieldForm =
  FactForm | { kind: 'category' | 'price' | 'percent' | 'grams' | 'yesOrNo' | 'lines' | 'text' }

/** The columns that are not written as one line, beside the facts. */
const ownForms: Readonly<Record<string, FieldForm>> = {
  category: { kind: 'category' },
  price: { kind: 'price' },
  reducedPrice: { kind: 'price' },
  reducedUntil: { kind: 'day' },
  vat: { kind: 'percent' },
  weight: { kind: 'grams' },
  soldByWeight: { kind: 'yesOrNo' },
  featured: { kind: 'yesOrNo' },
  deliveryExtra: { kind: 'price' },
  pickupOnly: { kind: 'yesOrNo' },
  description: { kind: 'lines' },
}

const forms: Readonly<Record<string, FieldForm>> = { ...factForms, ...ownForms }

/** The form of a column; a line of text for a column that nothing is said of. */
export function fieldFormOf(column: string): FieldForm {
  return forms[column] ?? { kind: 'text' }
}
