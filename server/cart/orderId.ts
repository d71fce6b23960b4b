import { randomInt } from 'node:crypto'
import type { Id } from '../../contract/api/ids'

/** The order's number in an identifier of the wire; undefined where it cannot be one. */
export function readOrderId(id: Id): number | undefined {
  const text = String(id)
  return /^[1-9]\d{7}$/.test(text) ? Number(text) : undefined
}

/** Eight random digits: an order's number tells nothing of how many there are. */
export function randomOrderId(): number {
  return randomInt(10_000_000, 100_000_000)
}
