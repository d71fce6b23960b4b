import * as fc from 'fast-check'
import { kindOfAct, pick } from '../Act'
import { takeLost } from '../disputes'
import { askProvider } from '../money'
import { pages, paymentOf } from './provider'

/** A payer disputes a payment at the bank, the whole of it or half; its end is won or lost. */
export const dispute = kindOfAct(
  'dispute',
  3,
  {
    pick,
    status: fc.constantFrom('needs_response', 'won', 'lost', 'lost'),
    isHalf: fc.boolean(),
    events: fc.constantFrom('send', 'double'),
  },
  ({ pick, status, isHalf, events }, now, { shop: { host } }) => {
    const paid = pages(now).filter((one) => paymentOf(now, one)!.attempt.provider === 'paid')
    const session = paid[pick % Math.max(1, paid.length)]
    if (session === undefined) return null
    const { disputes = [], cents, taken = cents, ...known } = paymentOf(now, session)!.attempt
    const isOpen = disputes.some(({ state }) => state === 'open')
    // Two of one second have the same name.
    if (known.state !== 'succeeded' || (!isOpen && disputes.some(({ at }) => at === now.minutes)))
      return null
    const disputed = isHalf ? Math.ceil(taken / 2) : taken
    return {
      label: { session, status, cents: disputed, events },
      async perform() {
        host.events.mode = events
        host.refunds.dispute(session, status, disputed)
        await host.events.settled()
        host.events.mode = 'send'
        return { status: 200, body: {} }
      },
      steps: [
        (model) => {
          const { order, attempt } = paymentOf(model, session)!
          attempt.disputes ??= []
          const open = attempt.disputes.find(({ state }) => state === 'open')
          const one = open ?? { at: model.minutes, cents: disputed, taken: 0, state: 'open' }
          if (!open) attempt.disputes.push(one)
          if (status !== 'needs_response') one.state = status
          askProvider(model, order, attempt)
          takeLost(order, attempt)
        },
      ],
    }
  },
)
