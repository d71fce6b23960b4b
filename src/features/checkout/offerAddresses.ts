import type { AddressParts } from '../../../contract/api/address'
import { composeAddress } from '../../../contract/composeAddress'

/** The profile's address, then those of the last deliveries, each once; with its telephone. */
export function offerAddresses(
  ofProfile: AddressParts | null,
  last: readonly AddressParts[],
): AddressParts[] {
  if (!ofProfile) return [...last]
  const isOfProfile = (one: AddressParts) => textOf(one) === textOf(ofProfile)
  return [last.find(isOfProfile) ?? ofProfile, ...last.filter((one) => !isOfProfile(one))]
}

const textOf = (address: AddressParts) => composeAddress(address).toLowerCase()
