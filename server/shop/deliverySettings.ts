import * as z from 'zod/mini'
import { toOneLine } from '../../contract/api/oneLine'
import { wantedOfSetting as wanted, zoneNames } from '../../wording/shopSettings'

const cents = z
  .int(wanted.cents)
  .check(z.minimum(0, wanted.cents), z.maximum(1_000_000, wanted.cents))

/** A fee for parcels up to this weight; null is any weight. */
const bracket = z.strictObject({
  upToGrams: z.nullable(
    z.int(wanted.grams).check(z.minimum(1, wanted.grams), z.maximum(1_000_000, wanted.grams)),
  ),
  cents,
})

const zone = z.strictObject({
  name: z
    .string(wanted.zoneName)
    .check(
      z.overwrite(toOneLine),
      z.minLength(1, wanted.zoneName),
      z.maxLength(60, wanted.zoneName),
    ),
  prefixes: z
    .array(z.string(wanted.prefix).check(z.regex(/^\d{1,5}$/, wanted.prefix)))
    .check(z.minLength(1, wanted.prefixes)),
  /** By weight, lightest first; null for a zone that is not served. */
  brackets: z.nullable(
    z
      .array(bracket)
      .check(z.minLength(1, wanted.someBrackets), z.refine(isAscending, wanted.brackets)),
  ),
  /** The sum of the goods from which the fee is waived; null for never. */
  freeFromCents: z.nullable(cents),
})
export type DeliveryZone = z.infer<typeof zone>

/** The zone with the longest matching prefix counts; the first one prices an unknown address. */
export const deliverySettings = z.strictObject({
  enabled: z.boolean(),
  zones: z
    .array(zone)
    .check(z.minLength(1, wanted.zones), z.refine(isWithoutTwins, wanted.prefixTwice)),
})
export type DeliverySettings = z.infer<typeof deliverySettings>

const free = { brackets: [{ upToGrams: null, cents: 0 }], freeFromCents: null }
const refused = { brackets: null, freeFromCents: null }

/**
 * Those of the departments 01 to 95. A postcode of overseas is none of them, so that a zone that is
 * taken away is not served at the mainland's price.
 */
const mainland = [
  ...['01', '02', '03', '04', '05', '06', '07', '08', '09'],
  ...['1', '2', '3', '4', '5', '6', '7', '8'],
  ...['90', '91', '92', '93', '94', '95'],
]

/** Free in mainland France and Corsica. */
export const defaultDelivery: DeliverySettings = {
  enabled: true,
  zones: [
    { name: zoneNames.mainland, prefixes: mainland, ...free },
    { name: zoneNames.corsica, prefixes: ['20'], ...free },
    { name: zoneNames.overseas, prefixes: ['97', '98'], ...refused },
    { name: zoneNames.monaco, prefixes: ['980'], ...refused },
    { name: zoneNames.military, prefixes: ['00'], ...refused },
  ],
}

function isAscending(brackets: readonly z.infer<typeof bracket>[]): boolean {
  return brackets.every(({ upToGrams }, index) => {
    const next = brackets[index + 1]?.upToGrams
    return next === undefined || (upToGrams !== null && (next === null || upToGrams < next))
  })
}

function isWithoutTwins(zones: readonly DeliveryZone[]): boolean {
  const prefixes = zones.flatMap((one) => one.prefixes)
  return new Set(prefixes).size === prefixes.length
}
