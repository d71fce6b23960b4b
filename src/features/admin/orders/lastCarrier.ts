import { carriers } from '../../../../contract/carriers'

const key = 'gestion.carrier'

/** The carrier of the last parcel that this browser shipped. */
export function lastCarrier(): string {
  const stored = localStorage.getItem(key)
  return carriers.find((one) => one === stored) ?? carriers[0]
}

export function rememberCarrier(carrier: string): void {
  localStorage.setItem(key, carrier)
}
