/** Beyond Latin-1, what the standard fonts of a PDF can show (WinAnsiEncoding). */
const winAnsi = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** A text in the characters that the standard fonts have: accents that they lack are left out. */
export function printable(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/[\u202f\u2007\u2009]/g, '\u00a0')
    .replace(/\u2011/g, '-')
  return Array.from(spaced)
    .map((character) => {
      if (isShown(character)) return character
      const plain = plainLetters[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
      return Array.from(plain).every(isShown) ? plain : '?'
    })
    .join('')
}

/** Letters that have no accent to leave out. */
const plainLetters: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' }

const isShown = (character: string) =>
  /^[ -~\u00a0-\u00ff]$/.test(character) || winAnsi.includes(character)
