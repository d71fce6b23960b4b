import * as fc from 'fast-check'
import { usualStates, type OrderState } from '../../../contract/orderStates'
import { conflict, kindOfAct, pick } from '../Act'
import { command } from '../Stage'
import type { Order } from '../Model'
import type { Reply } from '../../../testing/send'
import { enter, isNext } from './orders'
import { orderOf } from './refunds'

/** The shopkeeper takes an order through its next usual states, up to the client's door. */
export const handOver = kindOfAct(
  'hand over',
  8,
  { pick, most: fc.integer({ min: 1, max: 3 }) },
  ({ pick, most }, now, { shopkeeper }) => {
    const here = now.orders.filter((order) => nextUsual(order).length > 0)
    const order = here.at(-1 - (pick % Math.max(1, here.length)))
    if (!order) return null
    const id = order.id!
    const states = nextUsual(order).slice(0, most)
    return {
      label: { order: id, states },
      async perform() {
        let reply: Reply = { status: 0, body: {} }
        for (const state of states) {
          const args = { id: String(id), state, refund: true }
          reply = await command(shopkeeper.run({ name: 'changeOrder', args }))
          if (reply.status !== 200) break
        }
        return reply
      },
      steps: [
        (model) => {
          const order = orderOf(model, id)
          for (const state of states) {
            if (!order || !isNext(order, state)) return conflict('impossible')
            enter(model, order, { state, refund: true, by: null })
          }
        },
      ],
    }
  },
)

function nextUsual({ delivery, state }: Order): OrderState[] {
  const usual: readonly OrderState[] = usualStates[delivery ?? 'magasin']
  return usual.includes(state) ? usual.slice(usual.indexOf(state) + 1) : []
}
