import { randomUUID } from 'node:crypto'
import type { Sql } from '../../database/connect'
import { sumOf } from '../../system/sumOf'
import {
  assertHeld,
  capParts,
  chooseParts,
  piecesToRestock,
  type RefundPart,
  type RefundWish,
} from './refundRules'
import { findHeld } from './findHeld'
import { findRefundableLines, findRefundedFee, insertRefund, type Refund } from './refundQueries'
import { restockParts } from './restockParts'

type Held = Awaited<ReturnType<typeof findHeld>>[number]
export type RefundRequest = {
  order: { id: number; feeCents: number }
  wish: RefundWish
  reason: string
  requestedBy: Refund['requestedBy']
  /** Whether the articles of the lines return to the stock. */
  restock?: boolean
  at: Date
}

/**
 * Stores a refund of a locked order, to be sent with `sendRefund` once the transaction has ended;
 * returns the ids. Throws a ProblemError above what the shop holds.
 */
export async function requestRefund(tx: Sql, request: RefundRequest): Promise<string[]> {
  const { order, wish } = request
  const held = await findHeld(tx, order.id)
  if (wish.kind === 'whole' || wish.kind === 'attempt') {
    const isWished = (attempt: Held) =>
      wish.kind === 'whole' || attempt.attemptId === wish.attemptId
    const rows = held
      .filter((attempt) => attempt.heldCents > 0 && isWished(attempt))
      .map((attempt) => toRow(request, attempt, attempt.heldCents))
    for (const row of rows) await insertRefund(tx, row)
    return rows.map(({ id }) => id)
  }
  const attempt = chooseAttempt(held, wish)
  const heldCents = attempt?.heldCents ?? 0
  const { parts, feeCents } = await partsOf(tx, request, heldCents)
  const amountCents =
    wish.kind === 'amount' ? wish.cents : feeCents + sumOf(parts.map((part) => part.amountCents))
  if (wish.kind === 'parts' && wish.isCapped && amountCents === 0) return []
  assertHeld(amountCents, heldCents)
  if (!attempt) return []
  const row = { ...toRow(request, attempt, amountCents), feeCents }
  const restock = request.restock ?? false
  if (restock) await restockParts(tx, order.id, parts, request.at)
  await insertRefund(
    tx,
    row,
    parts.map(({ line, quantity, amountCents: cents }) => ({
      orderLineId: line.id,
      quantity,
      amountCents: cents,
      restocked: restock && piecesToRestock(line, quantity) !== null,
    })),
  )
  return [row.id]
}

/**
 * Articles are given back from the payment that paid them, a sum first from one that a rule could not
 * give back, else from the one of which most is held.
 */
function chooseAttempt(held: readonly Held[], wish: RefundWish): Held | undefined {
  const fits = ({ surplusReason: reason, heldCents }: Held) =>
    heldCents > 0 &&
    (wish.kind === 'amount' ? reason !== null && heldCents >= wish.cents : reason === null)
  return held.find(fits) ?? held[0]
}

type Parts = { parts: RefundPart[]; feeCents: number }

async function partsOf(tx: Sql, { order, wish }: RefundRequest, heldCents: number): Promise<Parts> {
  if (wish.kind !== 'parts') return { parts: [], feeCents: 0 }
  const parts = chooseParts(await findRefundableLines(tx, order.id), wish.lines)
  const feeCents = wish.fee ? order.feeCents - (await findRefundedFee(tx, order.id)) : 0
  return wish.isCapped ? capParts(parts, feeCents, heldCents) : { parts, feeCents }
}

function toRow(
  { order, reason, requestedBy, at }: RefundRequest,
  { attemptId, surplusReason }: Held,
  amountCents: number,
) {
  const state = 'requested' as const
  const id = randomUUID()
  return {
    id,
    orderId: order.id,
    attemptId,
    amountCents,
    reason: surplusReason ?? reason,
    requestedBy,
    state,
    createdAt: at,
  }
}
