import type { Id } from '../../contract/api/ids'
import { cartReplies } from '../../wording/replies/cart'
import { lockBuyer } from '../clients/lockBuyer'
import { inTransaction } from '../database/retry'
import type { Sql } from '../database/connect'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { openCart } from './openCart'
import {
  changeQuantity,
  findArticle,
  findCartLines,
  insertLine,
  lockOpenCart,
  removeLine,
  type CartLine,
} from './queries'
import { checkOneLess, checkStock, checkTotal } from './rules'

type ProductOfClient = { clientId: string; serial: Id }
type Changed = Promise<CartLine[]>

/** Adds one piece of a product, in a new line if the cart has none; returns the changed cart. */
export function addToCart(
  { database, clock }: Services,
  { clientId, serial }: ProductOfClient,
): Changed {
  return inTransaction(database.sql, async (tx) => {
    const article = await findArticle(tx, String(serial))
    if (!article || (await lockBuyer(tx, clientId)) === undefined) throw productUnknown()
    const cartId = await openCart(tx, clientId, clock())
    const line = (await findCartLines(tx, cartId)).find((one) => one.productId === article.id)
    checkStock(article, (line?.quantity ?? 0) + 1)
    if (line) await changeQuantity(tx, line.id, 1)
    else await insertLine(tx, cartId, article.id)
    return checkedLines(tx, cartId)
  })
}

/** Adds one piece to a line; returns the changed cart. */
export function incrementLine({ database }: Services, line: ProductOfClient): Changed {
  return inTransaction(database.sql, async (tx) => {
    const { id, orderId, quantity, ...article } = await lockLine(tx, line)
    if (article.retired) throw productUnknown()
    checkStock(article, quantity + 1)
    await changeQuantity(tx, id, 1)
    return checkedLines(tx, orderId)
  })
}

/** Sets the quantity of a line; returns the changed cart. */
export function setQuantity(
  { database }: Services,
  line: ProductOfClient & { quantity: number },
): Changed {
  return inTransaction(database.sql, async (tx) => {
    const { id, orderId, quantity, ...article } = await lockLine(tx, line)
    if (article.retired) throw productUnknown()
    checkStock(article, line.quantity)
    await changeQuantity(tx, id, line.quantity - quantity)
    return checkedLines(tx, orderId)
  })
}

/** Removes one piece from a line that holds at least two; returns the changed cart. */
export function decrementLine({ database }: Services, line: ProductOfClient): Changed {
  return inTransaction(database.sql, async (tx) => {
    const { id, orderId, quantity } = await lockLine(tx, line)
    checkOneLess(quantity)
    await changeQuantity(tx, id, -1)
    return findCartLines(tx, orderId)
  })
}

/** Removes a line; returns the changed cart. */
export function deleteLine(
  { database }: Services,
  { clientId, lineId }: { clientId: string; lineId: Id },
): Changed {
  return inTransaction(database.sql, async (tx) => {
    const cartId = await lockOpenCart(tx, clientId)
    if (cartId === undefined || !(await removeLine(tx, cartId, String(lineId)))) throw lineUnknown()
    return findCartLines(tx, cartId)
  })
}

async function lockLine(tx: Sql, { clientId, serial }: ProductOfClient): Promise<CartLine> {
  const cartId = await lockOpenCart(tx, clientId)
  const lines = cartId === undefined ? [] : await findCartLines(tx, cartId)
  const line = lineOf(lines, String(serial))
  if (!line) throw lineUnknown()
  return line
}

function lineOf(lines: readonly CartLine[], typed: string): CartLine | undefined {
  const isAnyCase = (line: CartLine) => line.serial.toLowerCase() === typed.toLowerCase()
  return lines.find(({ serial }) => serial === typed) ?? lines.find(isAnyCase)
}

async function checkedLines(tx: Sql, cartId: number): Changed {
  const lines = await findCartLines(tx, cartId)
  checkTotal(lines)
  return lines
}

const productUnknown = () => new ProblemError(404, 'not_found', cartReplies.productUnknown)
const lineUnknown = () => new ProblemError(404, 'not_found', cartReplies.lineUnknown)
