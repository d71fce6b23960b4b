/** How what Unicode does not take apart is typed without it. */
const typed: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '€': 'EUR',
}

/** A text as one line of printable ASCII: letters without accents, and `?` for what has no other way. */
export function toAscii(text: string): string {
  return text
    .replaceAll(/\s/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, (sign) => typed[sign] ?? '?')
}
