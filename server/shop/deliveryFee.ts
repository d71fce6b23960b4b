import type { DeliveryMode } from '../../contract/deliveryModes'
import { deliveryReplies as words } from '../../wording/replies/delivery'
import type { DeliverySettings, DeliveryZone } from './deliverySettings'
import { findZone } from './findZone'

export type DeliveredLine = {
  name: string
  quantity: number
  /** Of a piece, in grams; null counts nothing. */
  weightGrams: number | null
  deliveryExtraCents: number
  pickupOnly: boolean
}
type DeliveryRequest = {
  mode: DeliveryMode
  /** Null for an address without one: it counts as in the first zone. */
  postcode: string | null
  lines: readonly DeliveredLine[]
  /** The goods before a promotion code, in cents. */
  goodsCents: number
  settings: DeliverySettings
}
export type DeliveryFee = {
  feeCents: number
  /** What is missing for free delivery; null if it is free, or never is. */
  missingForFreeCents: number | null
  /** Why it cannot be delivered, in a sentence. */
  refusal: string | null
  /** Whether another postcode may be delivered. */
  isPostcodeRefused: boolean
}

const free: DeliveryFee = {
  feeCents: 0,
  missingForFreeCents: null,
  refusal: null,
  isPostcodeRefused: false,
}
const refuse = (refusal: string): DeliveryFee => ({ ...free, refusal })
const refusePostcode = (refusal: string) => ({ ...refuse(refusal), isPostcodeRefused: true })

/**
 * What the delivery of these lines costs: the bracket of their weight in the zone of the postcode,
 * waived from a sum of goods, and what single products cost beyond, which is never waived.
 */
export function deliveryFee({
  mode,
  postcode,
  lines,
  goodsCents,
  settings,
}: DeliveryRequest): DeliveryFee {
  if (mode === 'magasin') return free
  if (!settings.enabled) return refuse(words.disabled)
  const inShopOnly = lines.filter((line) => line.pickupOnly)
  if (inShopOnly.length > 0) return refuse(words.pickupOnly(inShopOnly.map(({ name }) => name)))
  const zone = postcode === null ? settings.zones[0] : findZone(settings, postcode)
  if (!zone) return refusePostcode(words.postcodeUnknown)
  if (!zone.brackets) return refusePostcode(words.notServed(zone.name))
  const byWeight = bracketFee(zone.brackets, lines)
  if (byWeight === undefined) return refuse(words.tooHeavy)
  const extras = lines.reduce((sum, line) => sum + line.deliveryExtraCents * line.quantity, 0)
  const isWaived = zone.freeFromCents !== null && goodsCents >= zone.freeFromCents
  const isFree = isWaived || byWeight === 0 || lines.length === 0
  return {
    ...free,
    feeCents: (isFree ? 0 : byWeight) + extras,
    missingForFreeCents:
      isFree || extras > 0 || zone.freeFromCents === null ? null : zone.freeFromCents - goodsCents,
  }
}

function bracketFee(
  brackets: NonNullable<DeliveryZone['brackets']>,
  lines: readonly DeliveredLine[],
): number | undefined {
  const grams = lines.reduce((sum, line) => sum + (line.weightGrams ?? 0) * line.quantity, 0)
  return brackets.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams)?.cents
}
