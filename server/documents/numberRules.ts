/**
 * The number of a document as a person types it: in either case, without the zeros that fill it up;
 * undefined for what is no number.
 */
export function readNumber(typed: string): string | undefined {
  const form = /^((?:SPECIMEN-)?[AF]\d{4})-(\d{1,9})$/i
  const [, series, last] = form.exec(typed.trim()) ?? []
  if (series === undefined || last === undefined) return undefined
  return `${series.toUpperCase()}-${String(Number(last)).padStart(5, '0')}`
}
