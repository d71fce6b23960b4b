import { cartEndpoints } from '../../../../contract/api/client/cart'
import { lineEndpoints } from '../../../../contract/api/client/lineChanges'
import type { ApiReply } from '../../../../contract/site/renderer'
import { accepts } from '../../../api/accepts'
import type { CallRequest } from '../../../api/request'
import { articleFields } from '../article'
import type { AnyCartLine } from '../Cart'
import { goalOf, lineOf, piecesIn, type StoredCart, type Waiting } from './StoredCart'

type Call = (request: CallRequest) => Promise<ApiReply>
type Given = {
  clientId: string
  call: Call
  /** Stores the cart after each change, so that none is made twice. */
  keep: (stored: StoredCart) => Promise<unknown>
  /** The shop did not make the change. */
  refused: (change: Waiting, message: string) => void
}

/**
 * Makes the waiting changes on the cart as the shop has it now. Throws if the shop does not answer;
 * what is left then goes on waiting.
 */
export async function sendWaiting(
  stored: StoredCart,
  { clientId, call, keep, refused }: Given,
): Promise<void> {
  if (stored.waiting.length === 0) return
  const read = { endpoint: cartEndpoints.getCart, body: { client_id: clientId } }
  const first = await call(read)
  if (isOfNobody(first)) return
  let lines = linesIn(first, read)
  for (let waiting = stored.waiting; waiting.length > 0;) {
    const [change, ...others] = waiting as [Waiting, ...Waiting[]]
    const request = requestFor(change, lines, clientId)
    if (request) {
      const reply = await call(request)
      if (isOfNobody(reply)) return
      if (isRefusal(reply)) refused(change, messageOf(reply))
      else lines = linesIn(reply, request)
    }
    waiting = others
    await keep({ lines, waiting })
  }
}

/** What makes the cart hold what was wanted; null if it does. */
function requestFor(
  change: Waiting,
  lines: readonly AnyCartLine[],
  clientId: string,
): CallRequest | null {
  const { article } = change
  const now = piecesIn(lines, article)
  const goal = goalOf(change, now)
  if (goal === now) return null
  const client_id = clientId
  if (goal === 0) {
    const command_line_id = String(lineOf(lines, article)?.command_line_id)
    return { endpoint: lineEndpoints.deleteLine, body: { command_line_id, client_id } }
  }
  return {
    endpoint: now === 0 ? cartEndpoints.addToCart : lineEndpoints.setQuantity,
    body: { ...articleFields(article), command_quantity: goal, client_id },
  }
}

/** The session has ended: what waits is for the client's next one. */
const isOfNobody = ({ status }: ApiReply) => status === 401 || status === 403
/** Sold out, gone or too many: what waiting longer does not change. */
const isRefusal = ({ status }: ApiReply) => [400, 404, 409, 422].includes(status)

function messageOf({ data }: ApiReply): string {
  const { message } = (data ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

/** The lines of a reply; throws for one that the shop itself did not send. */
function linesIn(reply: ApiReply, { endpoint }: CallRequest): AnyCartLine[] {
  const isRead = reply.status === 200 && accepts(endpoint.reply, reply.data)
  if (!isRead) throw new Error(`${endpoint.name} was answered with ${reply.status}.`)
  const { data } = reply
  return (Array.isArray(data) ? data : (data as { cart: unknown }).cart) as AnyCartLine[]
}
