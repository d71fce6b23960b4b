import { sortName } from '../catalogue/sortName'

/** A word of a query, as the database knows it. */
export type KnownWord = {
  word: string
  /** Its stem; null for a word that says nothing, such as “de”. */
  stem: string | null
  /** The stems of its synonyms. */
  meanings: string[]
  /** Whether a product has its stem. */
  isKnown: boolean
  /** The stems of the words that begin with it. */
  beginnings: string[]
  /** The words most like it, where it is not known; the nearest first. */
  alike: { word: string; stem: string; alikeness: number }[]
}

/** The share of the nearest word's likeness from which others are asked for too. */
const nearlyAsAlike = 0.8

/**
 * The stems that stand for each word: its own, its synonyms', those of words that begin with it, or
 * of those most like it. A word that says nothing has none and is left out.
 */
export const stemsOf = (words: readonly KnownWord[]): string[][] =>
  words.map(alternatives).filter((stems) => stems.length > 0)

/**
 * The text of a `tsquery` that asks for a stem of every word, or of any word; null without words.
 * Weights, such as `:A`, ask for stems in those parts of the documents alone.
 */
export function composeQuery(
  words: readonly (readonly string[])[],
  joint: '&' | '|' = '&',
  weights = '',
): string | null {
  const oneOf = (stems: readonly string[]) =>
    `(${stems.map((stem) => `'${stem.replaceAll("'", "''")}'${weights}`).join(' | ')})`
  return words.length > 0 ? words.map(oneOf).join(` ${joint} `) : null
}

function alternatives({ stem, meanings, isKnown, beginnings, alike }: KnownWord): string[] {
  if (stem === null) return []
  const found = [...(isKnown ? [stem] : beginnings), ...meanings]
  if (found.length > 0) return [...new Set(found)]
  const least = (alike[0]?.alikeness ?? 0) * nearlyAsAlike
  const near = alike.filter(({ alikeness }) => alikeness >= least).map((one) => one.stem)
  // An unknown word that resembles none still has to be found.
  return near.length > 0 ? [...new Set(near)] : [stem]
}

/** The query as typed, its unknown words replaced by the nearest known ones; null if none was. */
export function readAs(words: readonly KnownWord[], typed: string): string | null {
  const isReplaced = ({ stem, isKnown, beginnings, meanings, alike }: KnownWord) =>
    stem !== null && !isKnown && beginnings.length + meanings.length === 0 && alike.length > 0
  const nearest = new Map(words.filter(isReplaced).map(({ word, alike }) => [word, alike[0]?.word]))
  if (nearest.size === 0) return null
  return typed.replace(/[\p{L}\p{M}\p{N}]+/gu, (token) => nearest.get(sortName(token)) ?? token)
}
