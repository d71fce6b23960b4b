/**
 * Where the last postcode of an address that is one text is: five digits together, or else two and
 * three, which may also be a telephone number's.
 */
export function matchPostcode(text: string): RegExpExecArray | undefined {
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].slice(-1)[0]
  return last(/\b(?:FR?-?)?\d{5}\b/gi) ?? last(/\b\d{2}\s\d{3}\b/g)
}
