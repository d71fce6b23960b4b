import type { Id } from '../../contract/api/ids'
import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import { withdrawalReplies as replies } from '../../wording/replies/withdrawals'
import { readOrderId } from '../cart/orderId'
import { findClient } from '../clients/queries'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { sessionEnded } from '../http/sessionEnded'
import { lockOrder } from '../orders/lockOrder'
import type { Services } from '../services'
import { declare, findRepeated } from './declare'
import { findWithdrawable, type WithdrawableLine } from './findWithdrawable'
import { findDeclared } from './findDeclared'
import { toAcknowledgementReply } from './serialize'
import { sumByPlace } from './sumByPlace'

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>
type Wished = readonly { command_line: number; command_quantity: number }[]
type Withdrawing = {
  clientId: string
  commandId: Id
  /** Undefined for all that is left. */
  wished: Wished | undefined
  key: string | undefined
  mayMail: (email: string) => Promise<boolean>
}

/** Stores a client's withdrawal from an order of theirs, or from lines of it. */
export async function withdrawOrder(
  { settings, database, clock }: Needs,
  { clientId, commandId, wished, key, mayMail }: Withdrawing,
): Promise<AcknowledgementReply> {
  const { sql } = database
  const client = await findClient(sql, clientId)
  if (!client?.email) throw sessionEnded()
  const orderId = readOrderId(commandId)
  if (orderId === undefined) throw unknown()
  const { email, firstName, lastName } = client
  const declaration = { clientId, orderId, wished, key }
  const said = {
    key,
    orderText: String(orderId),
    name: `${firstName} ${lastName}`.trim(),
    email,
    articles: null,
  }
  // What is refused or repeated uses up none of the mails that the recipient may get.
  const { before: earlier } = await read(sql, declaration)
  const repeated = earlier?.withdrawal ?? (await findRepeated(sql, said))
  const isMailed = repeated?.isMailed ?? (await mayMail(email))
  return inTransaction(sql, async (tx) => {
    const { before, lines } = await read(tx, declaration)
    const declared = {
      ...said,
      orderId,
      channel: 'client' as const,
      submittedAt: clock(),
      isMailed,
      lines,
      clientId,
    }
    const stored = before?.withdrawal ?? (await declare(tx, settings, declared))
    return toAcknowledgementReply(stored, declared)
  })
}

type Declaration = Pick<Withdrawing, 'clientId' | 'wished' | 'key'> & { orderId: number }

/**
 * Locks the order; what was declared of it under this key, and the lines of the declaration. Throws a
 * ProblemError once the account is deleted: nothing would erase what it declares after that.
 */
async function read(tx: Sql, { clientId, orderId, wished, key }: Declaration) {
  const order = await lockOrder(tx, orderId)
  if (order?.clientId !== clientId) throw unknown()
  if (order.isClientDeleted) throw sessionEnded()
  const before = key === undefined ? undefined : await findDeclared(tx, { key, orderId })
  const left = before ? [] : await findWithdrawable(tx, { clientId, orderId })
  return { before, lines: before?.lines ?? pick(left, wished) }
}

/** The lines of a declaration; throws a ProblemError beyond what is left. */
function pick(left: readonly WithdrawableLine[], wished: Wished | undefined) {
  const open = left.filter(({ quantity }) => quantity > 0)
  if (open.length === 0) throw new ProblemError(409, 'invalid_input', replies.nothingLeft)
  if (!wished) return open.map(({ id, name, quantity }) => ({ id, name, quantity }))
  const named = wished.map(({ command_line: place, command_quantity: quantity }) => ({
    place,
    quantity,
  }))
  return sumByPlace(named).map(({ place, quantity }) => {
    const line = left[place - 1]
    if (!line) throw new ProblemError(409, 'invalid_input', replies.lineUnknown)
    if (quantity > line.quantity)
      throw new ProblemError(409, 'invalid_input', replies.tooMany(line.name, line.quantity))
    return { id: line.id, name: line.name, quantity }
  })
}

const unknown = () => new ProblemError(404, 'not_found', replies.orderUnknown)
