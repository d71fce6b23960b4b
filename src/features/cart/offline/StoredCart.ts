import { toCents, toCentsOrNull, toEuros } from '../../../../contract/amounts'
import { articleFields, keyOf, type Article } from '../article'
import type { AnyCartLine } from '../Cart'

/** A change that has not reached the shop for sure: from `base` pieces of an article to `target`. */
export type Waiting = {
  article: Article
  base: number
  target: number
  /** What is known of an article that the shop has given no line yet. */
  part?: LinePart
}
/** The cart as the shop last sent it, and what waits for a connection. */
export type StoredCart = { lines: AnyCartLine[]; waiting: Waiting[] }

export const articleOf = (line: AnyCartLine): Article => ({
  serial: String(line.product_serial_number),
  grind: line.command_grind ?? null,
})
const isOf =
  (article: Article) =>
  (line: AnyCartLine): boolean =>
    keyOf(articleOf(line)) === keyOf(article)

export const lineOf = (lines: readonly AnyCartLine[], article: Article) => lines.find(isOf(article))

/** A line by its id; a line that the shop had not made yet is shown under its article's key. */
export const lineWithId = (lines: readonly AnyCartLine[], id: string) =>
  lines.find((line) => String(line.command_line_id) === id) ??
  lines.find((line) => keyOf(articleOf(line)) === id)

export const piecesIn = (lines: readonly AnyCartLine[], article: Article): number =>
  Number(lineOf(lines, article)?.command_quantity ?? 0)

/** The lines with what waits. */
export function shownLines({ lines, waiting }: StoredCart): AnyCartLine[] {
  const orderId = String(lines[0]?.command_id ?? 0)
  const made = waiting.flatMap(({ article, part }) =>
    part && !lineOf(lines, article) ? [newLine(orderId, article, part)] : [],
  )
  return [...lines, ...made].flatMap((line) => {
    const change = waiting.find(({ article }) => isOf(article)(line))
    if (!change) return [line]
    return change.target > 0 ? [withQuantity(line, change.target)] : []
  })
}

type Wanted = Pick<Waiting, 'article' | 'target' | 'part'>

/** The cart with one more waiting change; two of the same article are one. */
export function withWaiting(stored: StoredCart, wanted: Wanted): StoredCart {
  const isSame = (one: Waiting) => keyOf(one.article) === keyOf(wanted.article)
  const earlier = stored.waiting.find(isSame)
  const base = earlier?.base ?? piecesIn(stored.lines, wanted.article)
  const others = stored.waiting.filter((one) => !isSame(one))
  return { ...stored, waiting: [...others, { ...earlier, ...wanted, base }] }
}

/**
 * How many pieces the cart is to hold, where it holds `now`: a part of the change may have arrived
 * without its reply, and another device may have changed the cart meanwhile.
 */
export function goalOf({ base, target }: Waiting, now: number): number {
  const isBetween = now >= Math.min(base, target) && now <= Math.max(base, target)
  return isBetween ? target : Math.max(0, now + target - base)
}

function withQuantity(line: AnyCartLine, quantity: number): AnyCartLine {
  const { product_price, command_total_price, command_quantity } = line
  const priceCents =
    toCentsOrNull(product_price) ?? toCents(command_total_price) / Number(command_quantity)
  return {
    ...line,
    command_quantity: quantity,
    command_total_price: toEuros(Math.round(priceCents * quantity)),
  }
}

/** An article in the cart's form, before the shop has given it a line. */
export type LinePart = Pick<AnyCartLine, 'product_name' | 'product_stock' | 'product_price'> &
  Partial<AnyCartLine>

function newLine(orderId: string, article: Article, part: LinePart): AnyCartLine {
  const { product_serial_number, command_grind = null } = articleFields(article)
  return {
    product_serial_number,
    command_grind,
    command_id: orderId,
    // Never sent: `withOfflineCart` names the line that the shop makes of it.
    command_line_id: keyOf(article),
    command_quantity: 1,
    command_total_price: part.product_price ?? 0,
    ...part,
  }
}
