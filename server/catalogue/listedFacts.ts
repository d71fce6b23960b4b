import { sql as raw } from 'drizzle-orm'
import type { Facts } from '../../contract/facts'
import { legalFacts } from '../../contract/legalFacts'
import { products } from '../database/schema'

/** The facts without what only the sheet of one product contains. */
export const listedFacts = raw<Facts>`${products.facts} - ${raw.raw(`'{${legalFacts.join()}}'::text[]`)}`

/** The one of them that decides the unit of a price. */
export const netQuantity = raw<string | null>`${products.facts} ->> 'netQuantity'`
