import { sortName } from './sortName'

/**
 * Finds the typed word in a list, without regard to case, accents, Unicode form, spaces and
 * punctuation.
 */
export function findWord<Word extends string>(
  words: readonly Word[],
  typed: string,
): Word | undefined {
  const wanted = asRead(typed)
  return words.find((word) => wanted !== '' && asRead(word) === wanted)
}

// Soft hyphens, joiners and other invisible characters are not part of a word.
const asRead = (text: string) => sortName(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
