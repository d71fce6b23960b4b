import { area } from '../area'

export const adminPreviewWords = area({
  title: 'Aperçu',
  hint: 'Ce que vous écrivez, comme la boutique le montrera une fois enregistré.',
  nothingYet: 'L’aperçu vient avec le nom et le prix.',
  card: 'Dans les listes',
  page: 'Sur sa page, au téléphone',
  /** What a screen reader says instead of the picture of a card. */
  described: (what: string, said: readonly string[]) => `${what}\u00a0: ${said.join(', ')}`,
})
