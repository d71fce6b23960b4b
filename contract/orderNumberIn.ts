const isOrderNumber = (digits: string) => /^[1-9]\d{7}$/.test(digits)

/**
 * The number of the order that a text names: all its digits, as in “1234 5678”; where they are none,
 * the first group of digits that is one, as in “12345678 du 29 novembre 2026”. Without an order’s number
 * all its digits.
 */
export function orderNumberIn(text: string): string {
  const groups = text.match(/\d+/g) ?? []
  const all = groups.join('')
  return isOrderNumber(all) ? all : (groups.find(isOrderNumber) ?? all)
}
