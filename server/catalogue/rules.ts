import { toEuros, toEurosOrNull } from '../../contract/amounts'
import { maxListLength, pageSize, type SortOrder } from '../../contract/lists'
import type { ProductReply, WholeProductReply } from '../../contract/api/catalogue'
import type { ReferencedProduct } from '../../contract/api/favourites'
import { withdrawableStates, type OrderState } from '../../contract/orderStates'
import { defaultPicture } from '../../contract/site/pictures'
import type { Listing, ProductRow, WholeProductRow } from './queries'
import { toSheet, type SheetSource } from './toSheet'
import { isPricedPerKilo, pricePerLitre } from './unitPrices'
import { dayMs } from '../system/durations'

const bestDays = 90

/** The states of an order whose articles count as sold: a parcel that came back is no sale. */
export const soldStates: OrderState[] = withdrawableStates.filter((state) => state !== 'retournée')

/** The start of the period whose sales count for the best products. */
export function bestSince(now: Date): Date {
  return new Date(now.getTime() - bestDays * dayMs)
}

type ListQuery = { filter?: SortOrder; page?: string; per_page?: string }

/** The requested part of the list: one page if the query names a page, else the whole list. */
export function toListing({ filter = 'asc', page, per_page }: ListQuery): Listing {
  if (page === undefined && per_page === undefined)
    return { sort: filter, limit: maxListLength, offset: 0 }
  const limit = Number(per_page ?? pageSize)
  return { sort: filter, limit, offset: (Number(page ?? 1) - 1) * limit }
}

/** The category id of a path; undefined if it cannot be one. */
export function readCategoryId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** In the order of the references; a retired product keeps its name alone. */
export function toReferencedProducts(
  serials: readonly string[],
  rows: readonly (ProductRow & { retired: boolean })[],
): ReferencedProduct[] {
  const bySerial = new Map(rows.map((row) => [row.serial, row]))
  return [...new Set(serials)].flatMap((serial) => {
    const row = bySerial.get(serial)
    if (!row) return []
    return {
      product_serial_number: serial,
      product_name: row.name,
      product: row.retired ? null : toProductReply(row),
    }
  })
}

/** A product as the API sends it. */
export function toProductReply(row: ProductRow): ProductReply {
  return {
    product_serial_number: row.serial,
    product_name: row.name,
    product_price: toEuros(row.priceCents),
    product_img: row.picture ?? defaultPicture,
    product_desc: row.description,
    product_country: row.country,
    product_weight: row.weightGrams,
    product_stock: row.stock,
    product_categorie_name: row.categoryName,
    product_categorie_id: row.categoryId,
    product_sold_by_weight: isPricedPerKilo(row),
    product_price_per_litre: toEurosOrNull(pricePerLitre(row)),
    product_earlier_price: toEurosOrNull(row.earlierPriceCents),
    product_facts: row.facts,
  }
}

/** The same with what a list does not show. */
export function toWholeProductReply(row: WholeProductRow, source: SheetSource): WholeProductReply {
  return {
    ...toProductReply(row),
    product_images: row.furtherPictures,
    product_reduced_until: row.reducedUntil,
    product_sheet: toSheet(row, source),
  }
}
