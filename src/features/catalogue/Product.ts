import { toCents, toCentsOrNull } from '../../../contract/amounts'
import type { ProductReply, WholeProductReply } from '../../../contract/api/catalogue'
import { cardFacts, type CardFacts, type Facts } from '../../../contract/facts'
import { pricePerKilo } from '../../../contract/pricePerKilo'
import type { FurtherPicture } from '../../../contract/site/pictures'
import type { Read } from '../../../contract/api/withExtensions'
import type { UnitPrice } from '../../api/toUnitPrice'

/** A product as lists show it. */
export type ListedProduct = {
  serial: string
  name: string
  priceCents: number
  /** The price before a reduction that the law wants beside it; null where there is none. */
  earlierCents: number | null
  /** A file name or a URL; null where the product has no picture. */
  picture: string | null
  country: string | null
  weightGrams: number | null
  stock: number
  category: string | null
  /** What decides between two products. */
  facts: CardFacts
} & UnitPrice
export type Product = ListedProduct & {
  facts: Facts
  description: string | null
  /** Its pictures after the first one. */
  images: FurtherPicture[]
  /** The last day of its reduced price; null where no end is set. */
  reducedUntil: string | null
  /** What the law wants said of it. */
  sheet: WholeProductReply['product_sheet']
  /** The category's number; null if the host does not send it. */
  categoryId: string | null
}

/** A part of a list, and how many products the whole list has. */
export type ProductPage = {
  products: ListedProduct[]
  total: number
  /** The number of pages; 1 if the host sends whole lists. */
  pages: number
}

type Extension =
  | 'product_categorie_id'
  | 'product_sold_by_weight'
  | 'product_price_per_litre'
  | 'product_earlier_price'
  | 'product_facts'
export type AnyProduct = Read<ProductReply, Extension>
export type AnyWholeProduct = Read<
  WholeProductReply,
  Extension | 'product_images' | 'product_reduced_until' | 'product_sheet'
>

/** A product of a reply as the client's model: cents, identifiers as text. */
export function toProduct(reply: AnyWholeProduct): Product {
  const categoryId = reply.product_categorie_id ?? null
  return {
    ...toListedProduct(reply),
    facts: toFacts(reply.product_facts),
    description: reply.product_desc ?? null,
    images: reply.product_images ?? [],
    reducedUntil: reply.product_reduced_until ?? null,
    sheet: reply.product_sheet ?? [],
    categoryId: categoryId === null ? null : String(categoryId),
  }
}

/** The same for a list, without the description, which is the longest part. */
export function toListedProduct(reply: AnyProduct): ListedProduct {
  const weight = reply.product_weight
  const weightGrams = weight == null ? null : Number(weight)
  const priceCents = toCents(reply.product_price)
  const perLitre = toCentsOrNull(reply.product_price_per_litre)
  const isPricedPerKilo = reply.product_sold_by_weight ?? false
  return {
    serial: String(reply.product_serial_number),
    name: reply.product_name,
    priceCents,
    earlierCents: toCentsOrNull(reply.product_earlier_price),
    picture: reply.product_img || null,
    country: reply.product_country ?? null,
    weightGrams,
    stock: Number(reply.product_stock),
    category: reply.product_categorie_name ?? null,
    unitPriceCents: perLitre ?? pricePerKilo({ isPricedPerKilo, priceCents, weightGrams }),
    isPerLitre: perLitre !== null,
    facts: toFacts(reply.product_facts, cardFacts),
  }
}

/** The facts that the host knows, of all or of these names. */
function toFacts(reply: AnyProduct['product_facts'], names?: readonly string[]): Facts {
  const known = Object.entries<unknown>(reply ?? {}).filter(
    ([name, value]) => value !== null && (names?.includes(name) ?? true),
  )
  return Object.fromEntries(known)
}
