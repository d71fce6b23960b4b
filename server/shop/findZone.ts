import { matchPostcode } from '../../contract/matchPostcode'
import type { DeliverySettings, DeliveryZone } from './deliverySettings'

/** A French postcode as five digits; null for what is none. */
export function readPostcode(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '').replace(/^FR?-?/i, '')
  return /^\d{5}$/.test(digits) ? digits : null
}

/** The last postcode of an address that is one text, as typed; null for none. */
export const findPostcode = (address: string): string | null => matchPostcode(address)?.[0] ?? null

/** The zone whose prefix fits longest; undefined if none does. */
export function findZone(settings: DeliverySettings, postcode: string): DeliveryZone | undefined {
  const digits = readPostcode(postcode)
  if (digits === null) return undefined
  const fits = settings.zones.flatMap((zone) =>
    zone.prefixes
      .filter((prefix) => digits.startsWith(prefix))
      .map((prefix) => ({ zone, length: prefix.length })),
  )
  return fits.sort((one, other) => other.length - one.length)[0]?.zone
}
