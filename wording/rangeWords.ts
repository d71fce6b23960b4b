import { plural } from './plural'

/** The first and the last number of some documents, and how many they are; null for none. */
export type Range = { first: string; last: string; count: number } | null

/** “2 avoirs : A2026-00001 à A2026-00002”, “1 avoir : A2026-00001”, “Aucun avoir”. */
export function rangeWords(range: Range, one: string, many: string): string {
  if (range === null) return `Aucun ${one}`
  const { first, last, count } = range
  return `${plural(count, one, many)}\u00a0: ${first}${count > 1 ? ` à ${last}` : ''}`
}
