import type { Id } from '../../contract/api/ids'
import { cartReplies } from '../../wording/replies/cart'
import { lockBuyer } from '../clients/lockBuyer'
import { inTransaction } from '../database/inTransaction'
import type { Sql } from '../database/connect'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { addAtOnce, type Added } from './addAtOnce'
import {
  decrementAtOnce,
  incrementAtOnce,
  setQuantityAtOnce,
  type LineOfClient,
} from './changeLineAtOnce'
import { deleteLineAtOnce } from './deleteLineAtOnce'
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
import { assertMoreThanOne, assertInStock, assertStorableTotal, piecesOf } from './rules'

// Each change is one statement. If it changes nothing, a transaction does the same with locks: it
// waits for other changes of the cart, and says which rule refuses this one.

type Changed = Promise<CartLine[]>

/** Adds pieces of a product, in a new line if the cart has none; returns the changed cart. */
export async function addToCart({ database: { sql }, clock }: Services, added: Added): Changed {
  const { clientId, serial, grind, quantity } = added
  return (await addAtOnce(sql, added, clock())) ?? inTransaction(sql, add)

  async function add(tx: Sql): Changed {
    const article = await findArticle(tx, serial)
    if (!article || (await lockBuyer(tx, clientId)) === undefined) throw productUnknown()
    const cartId = await openCart(tx, clientId, clock())
    if (grind && !article.isBeans) throw notGround()
    const lines = await findCartLines(tx, cartId)
    assertInStock(article, piecesOf(lines, article.id) + quantity)
    const line = lines.find((one) => one.productId === article.id && one.grind === grind)
    if (line) await changeQuantity(tx, line.id, quantity)
    else await insertLine(tx, { orderId: cartId, productId: article.id, quantity, grind })
    return checkedLines(tx, cartId)
  }
}

/** Adds one piece to a line; returns the changed cart. */
export async function incrementLine({ database: { sql } }: Services, line: LineOfClient): Changed {
  return (await incrementAtOnce(sql, line)) ?? inTransaction(sql, increment)

  async function increment(tx: Sql): Changed {
    const { id, orderId, pieces, ...article } = await lockLine(tx, line)
    if (article.retired) throw productUnknown()
    assertInStock(article, pieces + 1)
    await changeQuantity(tx, id, 1)
    return checkedLines(tx, orderId)
  }
}

/** Sets the quantity of a line; returns the changed cart. */
export async function setQuantity(
  { database: { sql } }: Services,
  line: LineOfClient & { quantity: number },
): Changed {
  return (await setQuantityAtOnce(sql, line)) ?? inTransaction(sql, set)

  async function set(tx: Sql): Changed {
    const { id, orderId, quantity, pieces, ...article } = await lockLine(tx, line)
    if (article.retired) throw productUnknown()
    assertInStock(article, pieces - quantity + line.quantity)
    await changeQuantity(tx, id, line.quantity - quantity)
    return checkedLines(tx, orderId)
  }
}

/** Removes one piece from a line that holds at least two; returns the changed cart. */
export async function decrementLine({ database: { sql } }: Services, line: LineOfClient): Changed {
  return (await decrementAtOnce(sql, line)) ?? inTransaction(sql, decrement)

  async function decrement(tx: Sql): Changed {
    const { id, orderId, quantity } = await lockLine(tx, line)
    assertMoreThanOne(quantity)
    await changeQuantity(tx, id, -1)
    return findCartLines(tx, orderId)
  }
}

/** Removes a line; returns the changed cart. */
export async function deleteLine(
  { database: { sql } }: Services,
  { clientId, lineId }: { clientId: string; lineId: Id },
): Changed {
  const own = { clientId, lineId: String(lineId) }
  return (await deleteLineAtOnce(sql, own)) ?? inTransaction(sql, remove)

  async function remove(tx: Sql): Changed {
    const cartId = await lockOpenCart(tx, clientId)
    if (cartId === undefined || !(await removeLine(tx, cartId, own.lineId))) throw lineUnknown()
    return findCartLines(tx, cartId)
  }
}

/** The line, with the pieces of its product in all lines. */
async function lockLine(tx: Sql, { clientId, serial, grind, lineId }: LineOfClient) {
  const cartId = await lockOpenCart(tx, clientId)
  const lines = cartId === undefined ? [] : await findCartLines(tx, cartId)
  const line =
    lineId === undefined
      ? lineOf(lines, String(serial), grind)
      : lines.find(({ id }) => id === lineId)
  if (!line) throw lineUnknown()
  return { ...line, pieces: piecesOf(lines, line.productId) }
}

function lineOf(lines: readonly CartLine[], typed: string, grind: LineOfClient['grind']) {
  const isAnyCase = (line: CartLine) => line.serial.toLowerCase() === typed.toLowerCase()
  const exact = lines.filter(({ serial }) => serial === typed)
  const found = exact.length > 0 ? exact : lines.filter(isAnyCase)
  const inGrind = found.find((line) => line.grind === (grind ?? null))
  return grind === undefined ? (inGrind ?? found[0]) : inGrind
}

async function checkedLines(tx: Sql, cartId: number): Changed {
  const lines = await findCartLines(tx, cartId)
  assertStorableTotal(lines)
  return lines
}

const productUnknown = () => new ProblemError(404, 'not_found', cartReplies.productUnknown)
const notGround = () =>
  new ProblemError(400, 'invalid_input', cartReplies.notGround, {
    command_grind: cartReplies.notGround,
  })
const lineUnknown = () => new ProblemError(404, 'not_found', cartReplies.lineUnknown)
