import { longParts } from '../../../contract/addressLimits'
import type { AddressParts } from '../../../contract/api/address'
import type { Client } from '../../../contract/api/clients'
import { composeAddress } from '../../../contract/composeAddress'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { splitAddress } from '../../../contract/splitAddress'
import { cartWords } from '../../../wording/cart'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { delivery } from '../../state/delivery'
import { emptyAddress, typedAddress } from '../../state/typedAddress'
import { useSettings, useWords } from '../../ui/Shop'
import { offerAddresses } from './offerAddresses'

export type OrderAddress = {
  mode: DeliveryMode
  /** Addresses of the client; one of them or a typed one is chosen. */
  offered: AddressParts[]
  /** The index of the chosen one; null for the typed one. */
  chosen: number | null
  choose: (index: number | null) => void
  typed: AddressParts
  type: (change: Partial<AddressParts>) => void
  /** Its postcode has no spaces. Null for the shop's own address. */
  parts: AddressParts | null
  text: string
  /** Null until it is complete, and for the shop's own address. */
  postcode: string | null
}

/**
 * The address of the order: the shop's, one of the client's, or one that is typed for it.
 * `last` are the addresses of the client's last deliveries, as far as they are loaded.
 */
export function useOrderAddress(
  { id, adresse }: Client,
  last: readonly AddressParts[],
): OrderAddress {
  const clientId = String(id)
  const dispatch = useAppDispatch()
  const { seller } = useSettings()
  const { shopAddress } = useWords(cartWords)
  const mode = useAppSelector(delivery.selectors.mode)
  const draft = useAppSelector((state) => typedAddress.selectors.partsOf(state, clientId))
  const own = adresse?.trim() ?? ''
  const split = splitAddress(own)
  const ofProfile = split && longParts(split).length === 0 ? split : null
  const offered = offerAddresses(ofProfile, last)
  // By its text, because the offered ones may change: the first one is taken for one that is gone.
  const wanted = useAppSelector((state) => typedAddress.selectors.chosenOf(state, clientId))
  const found = offered.findIndex((one) => composeAddress(one) === wanted)
  const index = wanted === null ? -1 : Math.max(found, 0)
  const chosen = offered[index] ? index : null
  const typed = draft ?? (ofProfile ? emptyAddress : (split ?? { ...emptyAddress, street: own }))
  const wished = offered[index] ?? typed
  const parts = { ...wished, postcode: wished.postcode.replaceAll(/\s/g, '') }
  const isHome = mode === 'domicile'
  return {
    mode,
    offered,
    chosen,
    choose: (next) => {
      const address = next === null ? undefined : offered[next]
      const wish = address ? composeAddress(address) : null
      dispatch(typedAddress.actions.chosen({ clientId, chosen: wish }))
    },
    typed,
    type: (change) =>
      void dispatch(typedAddress.actions.typed({ clientId, parts: { ...typed, ...change } })),
    parts: isHome ? parts : null,
    text: isHome ? composeAddress(parts) : seller.address || shopAddress,
    postcode: isHome && parts.postcode.length >= postcodeLength ? parts.postcode : null,
  }
}

const postcodeLength = 5
