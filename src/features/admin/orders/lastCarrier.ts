import { carriers } from '../../../../contract/carriers'
import { openStorage } from '../../../state/openStorage'

const key = 'gestion.carrier'

/** The carrier of the last parcel that this browser shipped. */
export function lastCarrier(): string {
  const stored = openStorage().getItem(key)
  return carriers.find((one) => one === stored) ?? carriers[0]
}

export const rememberCarrier = (carrier: string): void => openStorage().setItem(key, carrier)
