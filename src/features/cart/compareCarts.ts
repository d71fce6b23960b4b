import { lineName } from '../../../wording/grinds'
import type { CartLine } from './Cart'

/** A line as it was shown and as it is; `before` is null if it was not shown. */
export type LineNews = { before: CartLine | null; after: CartLine }
/** The differences from the cart that was shown. */
export type CartNews = {
  message: string
  /** By line. */
  lines: Record<string, LineNews>
  /** The names of lines no longer in the cart, with their grinds. */
  gone: string[]
}

export function compareCarts(before: CartLine[], after: CartLine[]): Omit<CartNews, 'message'> {
  const find = (lines: CartLine[], { lineId }: CartLine) =>
    lines.find((line) => line.lineId === lineId) ?? null
  const changed = after
    .map((line) => ({ before: find(before, line), after: line }))
    .filter(({ before: old, after: line }) => !old || isOther(old, line))
  return {
    lines: Object.fromEntries(changed.map((news) => [news.after.lineId, news])),
    gone: before.filter((line) => !find(after, line)).map(lineName),
  }
}

const isOther = (one: CartLine, other: CartLine) =>
  one.priceCents !== other.priceCents || one.quantity !== other.quantity
