import { eq } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { categories, products } from '../../database/schema'
import { productColumns } from '../queries'

/** Every product, retired ones too, by serial. */
export function listWholeCatalogue(sql: Sql) {
  return sql
    .select({
      ...productColumns,
      facts: products.facts,
      furtherPictures: products.furtherPictures,
      regularPriceCents: products.regularPriceCents,
      reducedUntil: products.reducedUntil,
      vatRate: products.vatRate,
      featured: products.featured,
      retired: products.retired,
      deliveryExtraCents: products.deliveryExtraCents,
      pickupOnly: products.pickupOnly,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(products.serial)
}
