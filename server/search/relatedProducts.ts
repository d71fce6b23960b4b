import type { Facts } from '../../contract/facts'
import { relatedCount } from '../../contract/lists'
import { findProduct, listByIds, listProducts, type ProductRow } from '../catalogue/queries'
import type { Sql } from '../database/connect'
import { listTogether } from './boughtTogether'
import { composeQuery, stemsOf } from './composeQuery'
import { listMatches, readWords } from './queries'

/** Products that are compared with one; a shop of our size has fewer in a category. */
const maxCompared = 200
/** Places for what is bought with it, of any category; the others show what is like it. */
const togetherCount = 2

/**
 * What others bought with a product, then the products of the same category in stock that share
 * most with it, then others that cost about as much; undefined if there is no such product.
 */
export async function findRelated(sql: Sql, serial: string): Promise<ProductRow[] | undefined> {
  const product = await findProduct(sql, serial)
  if (!product) return undefined
  const together = await listTogether(sql, product.serial, togetherCount)
  const sharing = (await findAlike(sql, product)).filter((id) => !together.includes(id))
  const alike = oneOfEachGroup(await listByIds(sql, [...together, ...sharing]))
  if (alike.length >= relatedCount) return alike.slice(0, relatedCount)
  const known = new Set(alike.map((one) => one.serial))
  const others = (await findNearestInPrice(sql, product)).filter(
    (one) => !known.has(one.serial) && !isFormatOf(product, one),
  )
  return oneOfEachGroup([...alike, ...others]).slice(0, relatedCount)
}

/** Of the same category: those in stock first, then the nearest in price. */
async function findNearestInPrice(sql: Sql, place: ProductRow): Promise<ProductRow[]> {
  const { categoryId, priceCents } = place
  const list = { categoryId, sort: 'asc', limit: 2 * relatedCount, offset: 0 } as const
  const dearer = await listProducts(sql, { ...list, from: { place, direction: 'after' } })
  const cheaper = await listProducts(sql, { ...list, from: { place, direction: 'before' } })
  const distance = (one: ProductRow) => Math.abs(one.priceCents - priceCents)
  return [...dearer, ...cheaper].sort(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) || distance(one) - distance(other),
  )
}

async function findAlike(sql: Sql, product: ProductRow): Promise<number[]> {
  const { notes = [], brewing = [], kind = '' } = product.facts
  const words = await readWords(sql, [...notes, ...brewing, kind].join(' '))
  const query = composeQuery(stemsOf(words), '|')
  if (query === null) return []
  const { categoryId } = product
  return (
    (await listMatches(sql, query, { categoryId, max: maxCompared }))
      .filter((match) => match.serial !== product.serial && match.stock > 0)
      .filter((match) => !isFormatOf(product, match))
      .map((match) => ({ ...match, shared: countShared(product, match) }))
      .filter(({ shared }) => shared > 0)
      .sort(
        (one, other) =>
          other.shared - one.shared ||
          other.pieces - one.pieces ||
          one.priceCents - other.priceCents,
      )
      // Some may be formats of each other.
      .slice(0, 2 * relatedCount)
      .map(({ id }) => id)
  )
}

/** Of formats, the first. */
function oneOfEachGroup(rows: readonly ProductRow[]): ProductRow[] {
  return rows.filter(
    (row, place) => rows.findIndex((other) => other === row || isFormatOf(row, other)) === place,
  )
}

/** The product's own page shows its formats. */
const isFormatOf = (one: { facts: Facts }, other: { facts: Facts }) =>
  one.facts.group !== undefined && one.facts.group === other.facts.group

/** How much two products share; what is tasted counts twice. */
function countShared(one: { facts: Facts }, other: { facts: Facts }): number {
  const of = (name: 'notes' | 'brewing') =>
    (one.facts[name] ?? []).filter((value) => (other.facts[name] ?? []).includes(value)).length
  const isSameKind = one.facts.kind !== undefined && one.facts.kind === other.facts.kind
  return 2 * of('notes') + of('brewing') + (isSameKind ? 2 : 0)
}
