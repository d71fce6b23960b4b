import type { AddressParts } from '../../../contract/api/address'
import type { checkoutWords } from '../../../wording/checkout'

export type AddressErrors = Partial<Record<keyof AddressParts, string>>
type Words = (typeof checkoutWords)['specified']

const frenchPostcode = /^\d{5}$/

/** What is missing in an address, by its fields. */
export function addressErrors(parts: AddressParts, words: Words): AddressErrors {
  const { street, postcode, town } = parts
  return {
    ...(!street.trim() && { street: words.streetMissing }),
    ...(!frenchPostcode.test(postcode.trim()) && { postcode: words.postcodeWrong }),
    ...(!town.trim() && { town: words.townMissing }),
  }
}
