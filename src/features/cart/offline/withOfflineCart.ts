import { cartEndpoints } from '../../../../contract/api/client/cart'
import { checkoutEndpoints } from '../../../../contract/api/client/checkout'
import { lineEndpoints } from '../../../../contract/api/client/lineChanges'
import { orderAgainEndpoints } from '../../../../contract/api/client/orderAgain'
import type { ApiReply } from '../../../../contract/site/renderer'
import type { CallRequest } from '../../../api/request'
import type { Transport } from '../../../api/transport'
import type { AnyCartLine } from '../Cart'
import { lineWithId } from './StoredCart'
import type { StoredCarts } from './storedCarts'

/** Whether the shop answered last, and how many articles wait until it does. */
export type Connection = { isLost: boolean; waiting: number }
type Options = {
  carts: StoredCarts
  /** Null for a visitor. */
  clientId: () => string | null
  report: (connection: Connection) => void
}

/** Calls before which what waits is sent. */
const endpoints = new Set<string>([
  ...Object.keys(cartEndpoints),
  ...Object.keys(lineEndpoints),
  orderAgainEndpoints.orderAgain.name,
  checkoutEndpoints.payCart.name,
])
/** Milliseconds after which a call without a reply counts as lost. */
export const timeoutMs = 20_000

/**
 * A transport that answers from the stored cart while the shop does not, and sends what waits before
 * the next call. The cart's calls come one at a time (docs/decisions/0003-cart-queue.md). A
 * payment never waits, and has its own time limit.
 */
export function withOfflineCart(
  transport: Transport,
  { carts, clientId, report }: Options,
): Transport {
  return async (request, manner) => {
    const id = clientId()
    if (id === null || !endpoints.has(request.endpoint.name)) return transport(request, manner)
    const inTime = () => AbortSignal.any([manner.signal, AbortSignal.timeout(timeoutMs)])
    const call = (one: CallRequest) =>
      transport(one, { ...manner, signal: inTime(), isChange: true })
    try {
      const sent = namingLine(request, await carts.send(id, call))
      const isPayment = request.endpoint.name === checkoutEndpoints.payCart.name
      const reply = await transport(sent, isPayment ? manner : { ...manner, signal: inTime() })
      const lines = cartIn(reply)
      if (lines) void carts.remember(id, lines)
      // Where the session has ended, changes still wait.
      report({ isLost: false, waiting: await carts.waiting(id) })
      return reply
    } catch (error) {
      if (manner.signal.aborted) throw error
      const stored = await carts.answer(id, request)
      report({ isLost: true, waiting: stored ? stored.waiting : await carts.waiting(id) })
      if (!stored) throw error
      return stored.reply
    }
  }
}

/** The removal of a line that was shown before the shop made it, under the id that it has now. */
function namingLine(request: CallRequest, lines: readonly AnyCartLine[]): CallRequest {
  if (request.endpoint.name !== lineEndpoints.deleteLine.name) return request
  const body = request.body as { command_line_id: string }
  const line = lineWithId(lines, body.command_line_id)
  return line
    ? { ...request, body: { ...body, command_line_id: String(line.command_line_id) } }
    : request
}

/** The lines of a reply of the shop; null if it has none. */
function cartIn({ status, data }: ApiReply): AnyCartLine[] | null {
  if (status !== 200) return null
  const lines: unknown = Array.isArray(data) ? data : (data as { cart?: unknown } | null)?.cart
  return Array.isArray(lines) ? (lines as AnyCartLine[]) : null
}
