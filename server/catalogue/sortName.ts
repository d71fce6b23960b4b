/**
 * The key by which a name sorts in French, whatever the database's collation: lower case, no
 * accents, ligatures as two letters, punctuation as a space.
 */
export function sortName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
