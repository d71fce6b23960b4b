import * as z from 'zod/mini'
import { providerNames } from '../../paymentMeans'
import type { SellerFact } from '../../sellerFacts'
import { weekdays } from '../../weekdays'

// The form of each setting as the admin reads it; the server checks a change by stricter schemas.

const days = z.array(z.enum(weekdays))
/** Times of day (18:30), or ISO 8601 dates. */
const span = z.object({ from: z.string(), to: z.string() })
const spans = z.array(span)

const text = z.string()
/** What is said of the seller where the environment says nothing; empty: not filled in. */
export const identityValue = z.object({
  name: text,
  address: text,
  email: text,
  phone: text,
  legalName: text,
  legalForm: text,
  capital: text,
  siret: text,
  rcs: text,
  vatNumber: text,
  vatFranchise: z.boolean(),
  publisher: text,
  hosting: text,
  mediator: text,
  eprPackaging: text,
  eprElectrical: text,
  eprBatteries: text,
  /** `none`, `exempt`, or `audit:` and the rate in percent. */
  accessibility: text,
} satisfies Record<SellerFact, z.ZodMiniType>)
export type IdentityValue = z.infer<typeof identityValue>

export const meansValue = z.object({
  /** In the order of the screen. */
  offered: z.array(z.enum(providerNames)),
  iban: text,
  bic: text,
  /** Empty: the seller's legal name. */
  holder: text,
  transferDays: z.int(),
  counterDays: z.int(),
})
export type MeansValue = z.infer<typeof meansValue>

export const deliveryValue = z.object({
  enabled: z.boolean(),
  zones: z.array(
    z.object({
      name: z.string(),
      /** Of postcodes. */
      prefixes: z.array(z.string()),
      /** Lightest first; null for a zone that is not served. */
      brackets: z.nullable(z.array(z.object({ upToGrams: z.nullable(z.int()), cents: z.int() }))),
      freeFromCents: z.nullable(z.int()),
    }),
  ),
})
export type DeliveryValue = z.infer<typeof deliveryValue>

export const preparationValue = z.object({
  days: z.int(),
  workingDays: days,
  cutOff: z.nullable(z.string()),
  transit: z.object({ from: z.int(), to: z.int(), workingDays: days }),
})
export type PreparationValue = z.infer<typeof preparationValue>

export const hoursValue = z.object({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
})
export type HoursValue = z.infer<typeof hoursValue>

export const closedWeeksValue = spans
export type ClosedWeeksValue = z.infer<typeof closedWeeksValue>

export const reviewsValue = z.object({
  /** Days from the reception to the mail; null for no mail. */
  invitationDays: z.nullable(z.int()),
})
export type ReviewsValue = z.infer<typeof reviewsValue>

export const openingValue = z.object({
  isOpen: z.boolean(),
  /** What shoppers read while it is closed. */
  note: z.nullable(z.string()),
})
export type OpeningValue = z.infer<typeof openingValue>

/** An empty text is the default one. */
export const homeValue = z.object({
  notice: z.string(),
  headline: z.string(),
  introduction: z.string(),
  /** Null for the shop's own. */
  picture: z.nullable(z.object({ file: z.string(), alt: z.string() })),
  history: z.object({ title: z.string(), paragraphs: z.array(z.string()) }),
  values: z.array(z.object({ title: z.string(), text: z.string() })),
})
export type HomeValue = z.infer<typeof homeValue>

/** References of products, the first one first. */
export const bestProductsValue = z.array(z.string())
export type BestProductsValue = z.infer<typeof bestProductsValue>

export type SettingValues = {
  identity: IdentityValue
  means: MeansValue
  delivery: DeliveryValue
  preparation: PreparationValue
  hours: HoursValue
  closedWeeks: ClosedWeeksValue
  reviews: ReviewsValue
  opening: OpeningValue
  home: HomeValue
  bestProducts: BestProductsValue
}
