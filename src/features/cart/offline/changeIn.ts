import { cartEndpoints } from '../../../../contract/api/client/cart'
import { lineEndpoints } from '../../../../contract/api/client/lineChanges'
import type { CallRequest } from '../../../api/request'
import type { Article } from '../article'
import { articleOf, lineWithId, piecesIn } from './StoredCart'
import type { AnyCartLine } from '../Cart'

type Body = {
  product_serial_number?: string
  command_grind?: Article['grind']
  command_line_id?: string
  command_quantity?: number
}
/** What a request makes of a cart: nothing, or another quantity of an article. */
export type Change = { article: Article; target: number } | null

/** The change that a request asks of these lines; undefined if it cannot wait. */
export function changeIn(
  { endpoint, body }: CallRequest,
  lines: readonly AnyCartLine[],
): Change | undefined {
  const { product_serial_number: serial, command_grind: grind, ...rest } = body as Body
  const article = serial === undefined ? undefined : { serial, grind }
  const to = (target: (now: number) => number) =>
    article && { article, target: target(piecesIn(lines, article)) }
  switch (endpoint.name) {
    case cartEndpoints.getCart.name:
      return null
    case cartEndpoints.addToCart.name:
      return to((now) => now + (rest.command_quantity ?? 1))
    case lineEndpoints.incrementLine.name:
      return to((now) => now + 1)
    case lineEndpoints.decrementLine.name:
      return to((now) => Math.max(1, now - 1))
    case lineEndpoints.setQuantity.name:
      return to(() => rest.command_quantity ?? 1)
    case lineEndpoints.deleteLine.name: {
      const line = lineWithId(lines, String(rest.command_line_id))
      return line && { article: articleOf(line), target: 0 }
    }
    default:
      return undefined
  }
}
