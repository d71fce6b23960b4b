import type { products } from '../database/schema'
import { sortName } from '../catalogue/sortName'
import { demoWords as words } from '../../wording/demo'
import { dayMs } from '../system/durations'

type Product = typeof products.$inferSelect
/** The fields that a made-up product copies from a product of the shop. */
export type Kind = Omit<
  Product,
  | 'id'
  | 'serial'
  | 'isTwin'
  | 'sortName'
  | 'stock'
  | 'featured'
  | 'retired'
  | 'createdAt'
  | 'regularPriceCents'
  | 'reducedUntil'
  | 'earlierPriceCents'
  | 'deliveryExtraCents'
  | 'pickupOnly'
>

export const serialPrefix = 'DEMO-'
/** A domain that nobody can have (RFC 2606). */
export const emailDomain = 'demo.test'
/** Days over which the made-up orders are spread. */
export const pastDays = 730
const ordersOfClient = 8

/** How many clients made this many orders. */
export const clientsFor = (orders: number) => Math.ceil(orders / ordersOfClient)

/** The n-th made-up product, from 0: one of the kinds under another name, price and stock. */
export function toProduct(kinds: readonly Kind[], n: number, now: Date) {
  const kind = pick(kinds, n)
  const turn = Math.floor(n / kinds.length)
  const variants = words.variants[kind.categoryId] ?? []
  const name = words.product(
    kind.name,
    pick(variants, turn),
    Math.floor(turn / variants.length) + 1,
  )
  return {
    ...kind,
    // No format of the product that it copies.
    facts: { ...kind.facts, group: undefined },
    serial: `${serialPrefix}${String(n + 1).padStart(6, '0')}`,
    name,
    sortName: sortName(name),
    // From 70 to 130 %, to ten cents.
    priceCents: 10 * Math.max(1, Math.round((kind.priceCents * (70 + ((n * 37) % 61))) / 1000)),
    stock: n % 13 === 12 ? 0 : 1 + ((n * 53) % 120),
    createdAt: new Date(now.getTime() - ((n * 97) % pastDays) * dayMs),
  }
}

function pick<One>(all: readonly One[], n: number): One {
  const one = all[n % all.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}
