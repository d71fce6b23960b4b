import type { AddressParts } from './api/address'

type Postal = Pick<AddressParts, 'street' | 'complement' | 'postcode' | 'town'>

/** The specification's one text of an address; the telephone is no part of it. */
export function composeAddress({ street, complement, postcode, town }: Postal): string {
  return [street, complement, `${postcode} ${town}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}
