import { toCents } from '../../../contract/amounts'
import type { CartLineReply } from '../../../contract/api/cart'
import type { Act } from '../model/Act'
import type { Reply } from '../../../testing/send'
import type { Stage } from './Stage'

/** The client remembers the sum of the cart that the reply shows, as a screen does. */
export function rememberShown(act: Act, { body }: Reply, { clients }: Stage): void {
  const { cart } = body as { cart?: CartLineReply[] }
  if (!('client' in act) || !cart) return
  clients[act.client]!.shownCents = cart.reduce(
    (sum, line) => sum + toCents(line.command_total_price),
    0,
  )
}
