import type { AddressParts } from './api/address'

/** The parts of an address that is one text; null if it does not end in a postcode and a town. */
export function splitAddress(text: string): AddressParts | null {
  const [last] = [...text.matchAll(/\b\d{5}\b/g)].slice(-1)
  if (!last) return null
  const [street = '', ...others] = partsOf(text.slice(0, last.index))
  const [town = '', ...rest] = partsOf(text.slice(last.index + last[0].length))
  if (!street || !town || rest.length > 0) return null
  return { street, complement: others.join(', '), postcode: last[0], town, phone: '' }
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
