type Weighed = { isSoldByWeight: boolean; priceCents: number; weightGrams: number | null }

/** Cents for a kilo of what is sold by weight; null for anything else. */
export function pricePerKilo({ isSoldByWeight, priceCents, weightGrams }: Weighed): number | null {
  return isSoldByWeight && weightGrams ? Math.round((priceCents * 1000) / weightGrams) : null
}
