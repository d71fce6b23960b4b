import { QueryStatus } from '@reduxjs/toolkit/query'
import type { api } from '../../api/api'
import type { Cart } from './Cart'
import type { Click } from './changeCart'

type ApiState = ReturnType<typeof api.reducer>
const effects: Record<string, number> = {
  addToCart: 1,
  moreOfLine: 1,
  lessOfLine: -1,
  deleteLine: 0,
}

let latest = 0
/** The number of a new click on the cart. */
export function nextClick(): number {
  latest += 1
  return latest
}

function clicksOf(state: ApiState) {
  return Object.values(state.mutations).flatMap((entry) => {
    if (!entry?.requestId) return []
    const effect = effects[entry.endpointName]
    if (effect === undefined) return []
    return [
      {
        ...(entry as unknown as { originalArgs: Click }).originalArgs,
        effect,
        status: entry.status,
      },
    ]
  })
}

/** The number of the last click that the server has answered. */
export function settledClicks(state: ApiState): number {
  const settled = clicksOf(state).filter(({ status }) => status !== QueryStatus.pending)
  return Math.max(0, ...settled.map(({ click }) => click))
}

/**
 * What the clicks that the cart does not contain yet will add to the quantity of a product (or of
 * all): the screen shows the server's quantity plus this, so it never steps back.
 */
export function waitingClicks(state: ApiState, cart: Cart | undefined, serial?: string): number {
  return clicksOf(state)
    .filter((click) => serial === undefined || click.serial === serial)
    .filter(
      ({ click, status }) => click > (cart?.lastClick ?? 0) && status !== QueryStatus.rejected,
    )
    .reduce((sum, { effect }) => sum + effect, 0)
}
