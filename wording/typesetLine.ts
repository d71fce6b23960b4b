/**
 * A line with French typography: line breaks become spaces, and the spaces before : ; ! ? % €, inside
 * « », after n° and in long numbers become no-break ones.
 */
export function typesetLine(line: string): string {
  return line
    .replace(/[ \n]+/g, ' ')
    .replace(/ ([:;!?%€»])/g, '\u00a0$1')
    .replace(/(«|n°) /g, '$1\u00a0')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .trim()
}
