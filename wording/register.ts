/**
 * The seller's entry with its register before it (code de commerce, R.123-237, 2°), also where only the
 * town and the number were given.
 */
export function withRegister(rcs: string): string {
  const isNamed = /\b(?:R\.?C\.?S|R\.?N\.?E|R\.?M)\b|registre|répertoire/i.test(rcs)
  return isNamed || !/\d/.test(rcs) ? rcs : `RCS ${rcs}`
}

/** The same behind a label that names the register. */
export const withoutRegister = (rcs: string) => rcs.replace(/^RCS\s(?=\D*\d)/i, '').trim()
