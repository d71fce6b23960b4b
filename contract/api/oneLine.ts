const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/
const controls = /\p{Cc}/gu
/** Marks of direction, zero-width spaces, half characters; not the joiners, which some scripts need. */
const invisible = /(?![\u200C\u200D])[\p{Cf}\p{Cs}]/gu

/** Text on one line, without what nobody sees; `separator` stands where a line ended. */
export function toOneLine(text: string, separator = ' '): string {
  return text
    .split(lineBreaks)
    .map((line) => line.replace(controls, ' ').replace(invisible, '').trim())
    .filter(Boolean)
    .join(separator)
}

/** An address on one line: a comma stands where a line ended. */
export function toAddressLine(text: string): string {
  return toOneLine(text, ', ').replaceAll(',, ', ', ')
}
