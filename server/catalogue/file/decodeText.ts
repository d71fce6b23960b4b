export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/**
 * Decodes a file that a spreadsheet wrote: UTF-8 with or without byte order mark, UTF-16 with it,
 * and otherwise the Windows-1252 of older versions.
 */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes)
  if (encoding === 'windows-1252') return { text: decodeWindows1252(bytes), encoding }
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The characters of 0x80 to 0x9F; Node 20's own decoder reads them as control characters. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windowsOnly[character.charCodeAt(0) - 0x80] ?? '')
}
