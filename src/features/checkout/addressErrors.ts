import { addressLimits, longParts } from '../../../contract/addressLimits'
import type { AddressParts } from '../../../contract/api/address'
import type { checkoutWords } from '../../../wording/checkout'

export type AddressErrors = Partial<Record<keyof AddressParts, string>>
type Words = (typeof checkoutWords)['specified']

const frenchPostcode = /^\d{5}$/

/** What is missing in an address or too long, by its fields; its postcode has no spaces. */
export function addressErrors(parts: AddressParts, words: Words): AddressErrors {
  const { street, postcode, town } = parts
  const long = longParts(parts).map((part) => [part, words.partTooLong(addressLimits[part])])
  return {
    ...(Object.fromEntries(long) as AddressErrors),
    ...(!street.trim() && { street: words.streetMissing }),
    ...(!frenchPostcode.test(postcode) && { postcode: words.postcodeWrong }),
    ...(!town.trim() && { town: words.townMissing }),
  }
}
