import { sortName } from './sortName'

/**
 * The one of these words that somebody typed, compared as people read: without regard to case,
 * accents, the way in which Unicode writes them, spaces and punctuation.
 */
export function findWord<Word extends string>(
  words: readonly Word[],
  typed: string,
): Word | undefined {
  const wanted = asRead(typed)
  return words.find((word) => wanted !== '' && asRead(word) === wanted)
}

// Soft hyphens, joiners and other marks that nobody sees are no part of a word.
const asRead = (text: string) => sortName(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
