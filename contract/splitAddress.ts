import type { AddressParts } from './api/address'
import { matchPostcode } from './matchPostcode'

const houseNumber = /^\d+\s*(bis|ter|quater|[a-z])?$/i

/** The parts of an address that is one text; null if it has no street, postcode and town. */
export function splitAddress(text: string): AddressParts | null {
  const last = matchPostcode(text)
  if (!last) return null
  const others = partsOf(text.slice(0, last.index))
  // The comma after a house number is no end of the street.
  const street = others.splice(0, houseNumber.test(others[0] ?? '') ? 2 : 1).join(', ')
  // What follows the town, such as a country, stays with it.
  const town = partsOf(text.slice(last.index + last[0].length)).join(', ')
  if (!street || !town) return null
  const postcode = last[0].replaceAll(/\D/g, '')
  return { street, complement: others.join(', '), postcode, town, phone: '' }
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
