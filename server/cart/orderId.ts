import { randomInt } from 'node:crypto'
import type { Id } from '../../contract/api/ids'

/** The order's id in an identifier of the API; undefined if it is not one. */
export function readOrderId(id: Id): number | undefined {
  const text = String(id)
  return /^[1-9]\d{7}$/.test(text) ? Number(text) : undefined
}

/**
 * The order's id in what a client writes with a transfer: `26935630-A9D31B`, which some banks print
 * without the hyphen; undefined for any other text.
 */
export const orderIdOfReference = (text: string) =>
  readOrderId(/^(\d{8})-?[\dA-F]{6}$/i.exec(text)?.[1] ?? '')

/** Eight random digits, so that an order's id does not reveal how many orders exist. */
export function randomOrderId(): number {
  return randomInt(10_000_000, 100_000_000)
}
