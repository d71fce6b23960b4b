type Weighed = { isPricedPerKilo: boolean; priceCents: number; weightGrams: number | null }

/** Cents for a kilo of food, and of what else is sold by weight; null for anything else. */
export function pricePerKilo({ isPricedPerKilo, priceCents, weightGrams }: Weighed): number | null {
  return isPricedPerKilo && weightGrams ? Math.round((priceCents * 1000) / weightGrams) : null
}
