/** Whether these 14 digits, with or without spaces, have their right check digit (Luhn’s formula). */
export function isSiret(siret: string): boolean {
  const digits = siret.replaceAll(/\s/g, '')
  if (!/^\d{14}$/.test(digits)) return false
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
