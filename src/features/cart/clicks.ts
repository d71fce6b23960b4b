import { QueryStatus } from '@reduxjs/toolkit/query'
import type { api } from '../../api/api'
import type { Cart } from './Cart'
import type { Click } from './changeCart'

type ApiState = ReturnType<typeof api.reducer>
type KnownClick = {
  key: string
  click: number
  serial: string
  effect: number
  status: QueryStatus
}

/** Of one click on the quantity; 0 fixes the line until the reply is there. */
const effects: Record<string, number> = {
  addToCart: 1,
  incrementLine: 1,
  decrementLine: -1,
  deleteLine: 0,
  setQuantity: 0,
}

let latest = 0
/** The number of a new click on the cart. */
export function nextClick(): number {
  latest += 1
  return latest
}

/** The key of a click's mutation; the state keeps no arguments, so the key tells them. */
export function clickKey({ click, serial }: Pick<Click, 'click' | 'serial'>): string {
  return `${click} ${serial}`
}

function clicksOf(state: ApiState): KnownClick[] {
  return Object.entries(state.mutations).flatMap(([key, entry]) => {
    const effect = effects[entry?.endpointName ?? '']
    const [, click, serial] = /^(\d+) ([^]*)$/.exec(key) ?? []
    if (!entry || effect === undefined || !click || serial === undefined) return []
    return [{ key, click: Number(click), serial, effect, status: entry.status }]
  })
}

/** The number of the last click that the server has answered. */
export function settledClicks(state: ApiState): number {
  const settled = clicksOf(state).filter(({ status }) => status !== QueryStatus.pending)
  return Math.max(0, ...settled.map(({ click }) => click))
}

/** The keys of the clicks that a cart already contains. */
export function containedClicks(state: ApiState, { lastClick }: Cart): string[] {
  return clicksOf(state)
    .filter(({ click, status }) => click <= lastClick && status !== QueryStatus.pending)
    .map(({ key }) => key)
}

/** The clicks that the cart does not contain yet: of one product, or of all. */
function waiting(state: ApiState, cart: Cart | undefined, serial?: string): KnownClick[] {
  return clicksOf(state)
    .filter((click) => serial === undefined || click.serial === serial)
    .filter(({ status }) => status !== QueryStatus.rejected)
    .filter(({ click }) => click > (cart?.lastClick ?? 0))
}

/**
 * What the waiting clicks will add to the quantity of a product (or of all): the screen shows the
 * server's quantity plus this, so it never steps back.
 */
export function waitingClicks(state: ApiState, cart: Cart | undefined, serial?: string): number {
  return waiting(state, cart, serial).reduce((sum, { effect }) => sum + effect, 0)
}

/** True until the cart contains every click, also those that cancel each other out. */
export function areClicksWaiting(state: ApiState, cart: Cart | undefined): boolean {
  return waiting(state, cart).length > 0
}

/** True while a line is being removed, or given another quantity. */
export function isLineFixed(state: ApiState, cart: Cart | undefined, serial: string): boolean {
  return waiting(state, cart, serial).some(({ effect }) => effect === 0)
}
