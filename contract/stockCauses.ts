/** Why a stock changed: by an order, by a person or by a catalogue file. */
export const stockCauses = [
  'sale',
  'release',
  'return',
  'arrival',
  'loss',
  'count',
  'import',
  'correction',
] as const
export type StockCause = (typeof stockCauses)[number]

/** What a person says of a stock: pieces came, were counted, or are lost. */
export const stockActs = ['arrived', 'counted', 'lost'] as const
export type StockAct = (typeof stockActs)[number]
