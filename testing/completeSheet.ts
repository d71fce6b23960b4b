import type { Facts } from '../contract/facts'
import { catalogueColumns } from '../wording/catalogueFile'

/** What the law wants said of a food, and of an equipment. */
export const completeSheet = {
  legalName: 'Café torréfié en grains',
  ingredients: 'café, *lait* en poudre',
  netQuantity: '20 sachets',
  manufacturer: 'Exemple de fabricant',
  manufacturerAddress: '1 rue de l’Exemple, France',
  manufacturerContact: 'contact@fabricant.example',
  model: 'E-1',
} as const satisfies Facts

const names = Object.keys(completeSheet) as (keyof typeof completeSheet)[]

/** The rows of a catalogue file with a complete sheet for each product. */
export function withSheets(text: string): string {
  const [heading = '', ...rows] = text.split('\n').filter(Boolean)
  const columns = names.map((name) => catalogueColumns[name])
  const cells = names.map((name) => completeSheet[name])
  return [[heading, ...columns].join(';'), ...rows.map((row) => [row, ...cells].join(';'))].join(
    '\n',
  )
}
