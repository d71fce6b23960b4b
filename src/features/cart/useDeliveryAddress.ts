import { useState } from 'react'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { useAppSelector } from '../../app/hooks'
import { delivery } from '../../state/delivery'
import { useSettings, useWords } from '../../ui/Shop'

export type DeliveryAddress = {
  mode: DeliveryMode
  text: string
  /** The client has no address, so one is typed for this order. */
  isTyped: boolean
  type: (text: string) => void
}

/** The address of the order: the shop's, the client's, or the one typed for this order. */
export function useDeliveryAddress({ adresse }: Client): DeliveryAddress {
  const { seller } = useSettings()
  const { shopAddress } = useWords(cartWords)
  const mode = useAppSelector(delivery.selectors.mode)
  const [typed, type] = useState('')
  const own = adresse?.trim() ?? ''
  if (mode === 'magasin') return { mode, text: seller.address || shopAddress, isTyped: false, type }
  return { mode, text: own || typed, isTyped: own === '', type }
}
