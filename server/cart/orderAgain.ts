import type { Id } from '../../contract/api/ids'
import { cartReplies } from '../../wording/replies/cart'
import { lockBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { openCart } from './openCart'
import { findOrderedNow, type OrderedLine } from './findOrderedNow'
import { changeQuantity, findCartLines, insertLine, type CartLine } from './queries'
import { assertStorableTotal, piecesOf } from './rules'

/** What the cart holds of an article that was ordered. */
export type Again = { ordered: OrderedLine; quantity: number }

/**
 * Fills the client's cart up to what an order had, as far as the stock goes; repeated, it changes
 * nothing. Throws a ProblemError for an order that is not the client's.
 */
export function orderAgain(
  { database: { sql }, clock }: Services,
  { clientId, orderId }: { clientId: string; orderId: Id },
): Promise<{ lines: CartLine[]; filled: Again[] }> {
  return inTransaction(sql, async (tx) => {
    const own = { clientId, orderId: String(orderId) }
    const ordered = (await lockBuyer(tx, clientId)) ? await findOrderedNow(tx, own) : []
    if (ordered.length === 0) throw new ProblemError(404, 'not_found', cartReplies.orderUnknown)
    const cartId = await openCart(tx, clientId, clock())
    const filled: Again[] = []
    for (const line of merged(ordered))
      filled.push({ ordered: line, quantity: await fillUp(tx, cartId, line) })
    const lines = await findCartLines(tx, cartId)
    assertStorableTotal(lines)
    return { lines, filled }
  })
}

/** One line for each article: two grinds of a coffee that is no longer ground are one. */
function merged(ordered: readonly OrderedLine[]): OrderedLine[] {
  const byArticle = new Map<string, OrderedLine>()
  for (const line of ordered) {
    const article = `${line.productId} ${line.grind}`
    const { quantity = 0, isNoLongerGround = false } = byArticle.get(article) ?? {}
    byArticle.set(article, {
      ...line,
      quantity: quantity + line.quantity,
      isNoLongerGround: isNoLongerGround || line.isNoLongerGround,
    })
  }
  return [...byArticle.values()]
}

/** Returns how many pieces of the article the cart holds then. */
async function fillUp(tx: Sql, cartId: number, ordered: OrderedLine): Promise<number> {
  const { productId, grind, quantity, stock, retired } = ordered
  const lines = await findCartLines(tx, cartId)
  const held = lines.find((line) => line.productId === productId && line.grind === grind)
  const holds = held?.quantity ?? 0
  const left = retired ? 0 : stock - (piecesOf(lines, productId) - holds)
  const wanted = Math.min(quantity, left)
  if (wanted <= holds) return Math.min(holds, Math.max(left, 0))
  if (held) await changeQuantity(tx, held.id, wanted - holds)
  else await insertLine(tx, { orderId: cartId, productId, quantity: wanted, grind })
  return wanted
}
