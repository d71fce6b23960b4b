import { sql as raw } from 'drizzle-orm'
import type { Brewing } from '../../contract/facts'
import type { Grind } from '../../contract/grinds'
import { products } from './schema'

/** Whether a product is coffee in beans, which the shop also grinds. */
export const isBeans = raw<boolean>`coalesce((${products.facts} ->> 'beans')::boolean, false)`

/** A line's grind; null for what is not coffee in beans. */
export const grindOf = (line: { grind: Brewing | null; isBeans: boolean }): Grind | null =>
  line.grind ?? (line.isBeans ? 'grains' : null)
