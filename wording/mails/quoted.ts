import { toAddressLine, toOneLine } from '../../contract/api/oneLine'

/**
 * What someone typed, as a mail may hold it: on one line, of bounded length, and with nothing in it
 * that a mail program makes a link of.
 */
export function quoted(typed: string, longest = 200): string {
  const line = toOneLine(typed)
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll('://', ' : / / ')
    .replaceAll(/[.。．｡](?=\p{L})/gu, '. ')
  return shortened(line, longest)
}

/** The same for a postal address, whole. */
export const quotedAddress = (typed: string) => quoted(toAddressLine(typed), 500)

/** An e-mail that someone typed; undefined for one that a mail program could take for a page. */
export function quotedEmail(email: string): string | undefined {
  return /^(?!www\.)[\w.+-]{1,64}@[\w.-]{1,189}$/i.test(email) ? email : undefined
}

/** Cut at its end where it is longer, without leaving half a character. */
export function shortened(line: string, longest: number): string {
  if (line.length <= longest) return line
  return `${toOneLine(line.slice(0, longest - 1))}…`
}
