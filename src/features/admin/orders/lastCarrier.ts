import { carriers } from '../../../../contract/carriers'
import { browserStorage } from '../../../state/browserStorage'

const key = 'gestion.carrier'

/** The carrier of the last parcel that this browser shipped. */
export function lastCarrier(): string {
  const stored = browserStorage.getItem(key)
  return carriers.find((one) => one === stored) ?? carriers[0]
}

export const rememberCarrier = (carrier: string): void => browserStorage.setItem(key, carrier)
