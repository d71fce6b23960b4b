const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}\s]/u]

/** CNIL 2022-100: 12 characters of 4 kinds, or 14 of 3, or a phrase of 7 different words. */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length
  const variety = kinds.filter((kind) => kind.test(password)).length
  const words = password.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    (length >= 12 && variety === 4) ||
    (length >= 14 && variety >= 3) ||
    new Set(words.filter((word) => word.length > 1)).size >= 7
  )
}
