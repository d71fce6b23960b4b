import { toAddressLine, toOneLine } from '../../contract/api/oneLine'

/**
 * Typed text as a mail may contain it: on one line, of bounded length, and without anything that a
 * mail program turns into a link.
 */
export function quoted(typed: string, maxLength = 200): string {
  const line = toOneLine(typed)
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll('://', ' : / / ')
    .replaceAll(/[.。．｡](?=\p{L})/gu, '. ')
  return shortened(line, maxLength)
}

/** The lines of a typed text, without the empty ones; what is longer is cut. */
export function quotedLines(typed: string, maxLength: number): string[] {
  const lines = typed.slice(0, maxLength).split(/[\n\v\f\r\u0085\u2028\u2029]+/)
  return lines.map((line) => quoted(line, maxLength)).filter(Boolean)
}

/** The same for a whole postal address. */
export const quotedAddress = (typed: string) => quoted(toAddressLine(typed), 500)

/** A typed e-mail; undefined for one that a mail program could take for a page. */
export function quotedEmail(email: string): string | undefined {
  return /^(?!www\.)[\w.+-]{1,64}@[\w.-]{1,189}$/i.test(email) ? email : undefined
}

/** Cuts a longer text at its end, without leaving half a character. */
export function shortened(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line
  return `${toOneLine(line.slice(0, maxLength - 1))}…`
}
