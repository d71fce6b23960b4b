const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/
const controls = /\p{Cc}/gu
/**
 * Direction marks, zero-width spaces and lone surrogates; not the joiners, which some scripts need.
 */
const invisible = /(?![\u200C\u200D])[\p{Cf}\p{Cs}]/gu

/** Puts text on one line and removes invisible characters; `separator` replaces line breaks. */
export function toOneLine(text: string, separator = ' '): string {
  return text
    .split(lineBreaks)
    .map((line) => line.replace(controls, ' ').replace(invisible, '').trim())
    .filter(Boolean)
    .join(separator)
}

/** Puts an address on one line; a comma replaces each line break. */
export function toAddressLine(text: string): string {
  return toOneLine(text, ', ').replaceAll(',, ', ', ')
}
