import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { orderStates, type OrderState } from '../../../contract/orderStates'
import { wheres, type Act, type Where } from '../model/Act'
import { cartOf, type World } from '../model/World'
import { clientCount, productCount, type Stage } from './Stage'

type ByPick = 'pay' | 'read order' | 'change order' | 'import catalogue'
/** An act before the server has given its numbers: an order is picked among those that there are. */
export type Intent =
  | Exclude<Act, { kind: ByPick | 'delete line' }>
  | { kind: 'delete line'; client: number; owner: number; product: number }
  | { kind: 'pay'; client: number; pick: number; where: Where; isBare: boolean }
  | { kind: 'read order'; client: number; pick: number; as: number }
  | { kind: 'change order'; pick: number; state: OrderState; restock?: boolean }
  | { kind: 'import catalogue'; pick: number; edits: readonly number[] }

const client = fc.nat(clientCount - 1)
const product = fc.nat(productCount - 1)
const quantity = fc.integer({ min: 1, max: 10 })
const one = <Kind extends string>(kind: Kind) => fc.constant(kind)
/** Mostly 0, which is the client's own cart or the newest order. */
const pick = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(9) })
const where = fc.constantFrom(...wheres)
/** As callers of the specification pay, who say nothing of the sum. */
const isBare = fc.nat(3).map((drawn) => drawn === 0)
const state = fc.constantFrom(...orderStates.slice(1))

const deleteLine = fc
  .record({ kind: one('delete line'), client, owner: client, product, isOwn: fc.nat(4) })
  .map(({ isOwn, ...intent }) => ({ ...intent, owner: isOwn > 0 ? intent.client : intent.owner }))
const readOrder = fc
  .record({ kind: one('read order'), client, pick: fc.nat(9), as: client, isOwn: fc.nat(4) })
  .map(({ isOwn, ...intent }) => ({ ...intent, as: isOwn > 0 ? intent.client : intent.as }))

/** Mostly said where it is asked for. */
const changeOrder = fc
  .record({ kind: one('change order'), pick, state, restock: fc.boolean(), isOdd: fc.nat(9) })
  .map(({ restock, isOdd, ...intent }) => {
    const isAsked = (intent.state === 'retournée') !== (isOdd === 0)
    return { ...intent, ...(isAsked && { restock }) }
  })

/** Most cells stay as they were exported. */
const edit = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -4, max: 4 }) },
)
const importCatalogue = fc.record({
  kind: one('import catalogue'),
  pick,
  edits: fc.array(edit, { minLength: productCount, maxLength: productCount }),
})

/** What may be done at the same moment as something else. */
const crowded: fc.WeightedArbitrary<Intent>[] = [
  { weight: 12, arbitrary: fc.record({ kind: one('add'), client, product }) },
  { weight: 5, arbitrary: fc.record({ kind: one('more'), client, product }) },
  { weight: 3, arbitrary: fc.record({ kind: one('less'), client, product }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: one('set quantity'), client, product, quantity }),
  },
  { weight: 2, arbitrary: deleteLine },
  { weight: 8, arbitrary: fc.record({ kind: one('pay'), client, pick, where, isBare }) },
  { weight: 1, arbitrary: readOrder },
  { weight: 3, arbitrary: fc.record({ kind: one('set stock'), product, stock: fc.nat(6) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: one('set price'), product, priceCents: fc.nat(2000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('retire'), product, isRetired: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: one('export catalogue') }) },
  { weight: 3, arbitrary: importCatalogue },
  { weight: 5, arbitrary: changeOrder },
  { weight: 1, arbitrary: fc.record({ kind: one('delete account'), client }) },
]
export const crowdedIntent: fc.Arbitrary<Intent> = fc.oneof(...crowded)
export const intent: fc.Arbitrary<Intent> = fc.oneof(
  ...crowded,
  { weight: 2, arbitrary: fc.record({ kind: one('view'), client }) },
  { weight: 2, arbitrary: fc.record({ kind: one('sign up again'), client }) },
)

/** The numbers of orders are drawn, and this one hardly ever. */
const nobodysOrder = 10_000_000

/** What is meant in this world. */
export function toAct(intent: Intent, world: World, { clients }: Stage): Act {
  switch (intent.kind) {
    case 'delete line': {
      const cart = cartOf(world, intent.owner)
      const line = cart?.lines.find((known) => known.product === intent.product)
      return { kind: intent.kind, client: intent.client, line: line?.id ?? randomUUID() }
    }
    case 'pay': {
      const order = intent.pick === 0 ? cartOf(world, intent.client)?.id : picked(world, intent)
      return {
        kind: intent.kind,
        client: intent.client,
        order: order ?? nobodysOrder,
        where: intent.where,
        shownCents: intent.isBare ? null : (clients[intent.client]!.shownCents ?? 0),
      }
    }
    case 'read order':
      return {
        kind: intent.kind,
        client: intent.client,
        as: intent.as,
        order: picked(world, intent),
      }
    case 'change order':
      return {
        kind: intent.kind,
        state: intent.state,
        order: picked(world, intent),
        ...(intent.restock !== undefined && { restock: intent.restock }),
      }
    case 'import catalogue': {
      const { kind, pick, edits } = intent
      const last = world.files.length - 1
      if (last < 0) return { kind: 'export catalogue' }
      return { kind, edits, file: last - (pick % (last + 1)) }
    }
    default:
      return intent
  }
}

/** Of anyone's orders and carts, the newest first. */
function picked({ orders }: World, { pick }: { pick: number }): number {
  const known = orders.flatMap(({ id }) => id ?? []).reverse()
  return known[pick % Math.max(1, known.length)] ?? nobodysOrder
}
