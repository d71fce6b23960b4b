import * as fc from 'fast-check'
import { inParis } from '../../../contract/parisianDays'
import { done, kindOfAct, pick, type Act, type Intent } from '../Act'
import { askProvider, endUnpaid, isAwaited, isOld, openOf, stop } from '../money'
import type { Stage } from '../Stage'
import type { Attempt, Order, Model } from '../Model'

const ok = { status: 200, body: {} }

/** Each payment by card whose page is known, the newest first. */
export const pages = ({ orders }: Model) =>
  orders.flatMap(({ attempts }) => attempts.flatMap(({ session }) => session ?? [])).reverse()

export function paymentOf(
  { orders }: Model,
  session: string,
): { order: Order; attempt: Attempt } | null {
  for (const order of orders)
    for (const attempt of order.attempts) if (attempt.session === session) return { order, attempt }
  return null
}

/** What the payer does on the provider's page, and what becomes of its events. */
export const visitPage = kindOfAct(
  'on the page',
  9,
  {
    pick,
    act: fc.constantFrom('pay', 'pay', 'pay', 'decline'),
    events: fc.constantFrom('send', 'double', 'hold', 'lose'),
    /** Now and then another sum is taken. */
    more: fc.nat(9).map((drawn) => (drawn > 1 ? 0 : 2 * drawn - 1)),
  },
  ({ pick, act, events, more }, now, { shop: { host } }) => {
    const all = pages(now)
    const session = all[pick % Math.max(1, all.length)]
    if (session === undefined) return null
    return {
      label: { session, act, events, more },
      async perform() {
        host.events.mode = events
        const { amount_total: total } = host.account.session(session)
        if (more !== 0) host.altered.amount = (total ?? 0) + more
        await host.act(session, act)
        delete host.altered.amount
        host.events.mode = 'send'
        return ok
      },
      steps: [
        (model) => {
          const { order, attempt } = paymentOf(model, session)!
          if (attempt.provider !== 'open') return undefined
          const isLate = isOld(attempt, model)
          if (isLate) attempt.provider = 'expired'
          else if (act === 'pay')
            Object.assign(attempt, { provider: 'paid', taken: attempt.cents + more })
          if (events === 'send' || events === 'double') askProvider(model, order, attempt)
        },
      ],
    }
  },
)

/** An event arrives late, twice or again, or with a signature that is not the provider's. */
export const deliverEvent = kindOfAct(
  'event',
  5,
  {
    pick: fc.nat(9),
    times: fc.integer({ min: 1, max: 2 }),
    isForged: fc.nat(5).map((n) => n === 0),
  },
  ({ pick, times, isForged }, _, { shop: { host } }) => {
    const { held } = host.events
    const event = held[pick % Math.max(1, held.length)]
    if (!event) return null
    const object = event.data.object as { id: string; payment_intent?: string | null }
    const intent = object.payment_intent ?? object.id
    const session =
      [...host.account.sessions.values()].find(
        ({ id, payment_intent }) => id === object.id || payment_intent === intent,
      )?.id ?? ''
    return {
      label: { event: event.id, type: event.type, session, times, isForged },
      async perform() {
        const signature = isForged ? { secret: 'whsec_other' } : {}
        const statuses = []
        for (let time = 0; time < times; time += 1)
          statuses.push(await host.events.deliver(event, signature))
        return { status: Math.max(...statuses), body: {} }
      },
      steps: [
        (model) => {
          if (isForged) return { status: 400 }
          const found = paymentOf(model, session)
          if (found && !model.received.includes(event.id))
            askProvider(model, found.order, found.attempt)
          model.received.push(event.id)
        },
      ],
    }
  },
)

/** The clock moves on, and the jobs run: they ask for what is open and end what was held too long. */
export const passTime = kindOfAct(
  'minutes pass',
  9,
  { minutes: fc.constantFrom(11, 11, 40, 1500) },
  ({ minutes }, _, { shop }) => toPass(minutes, shop),
)

/** More than the 14 days to withdraw, and than those to the next working day. */
export const passWeeks = kindOfAct('weeks pass', 2, {}, (_, __, { shop }) => ({
  label: {},
  ...toPass(20 * 24 * 60 + 45, shop),
}))

const toPass = (minutes: number, shop: Stage['shop']): Act => ({
  async perform() {
    shop.pass(minutes)
    const now = shop.services.clock().getTime()
    await shop.runJobs()
    return { status: 200, body: { now } }
  },
  steps: [
    (model, _, { body }) => {
      model.minutes += minutes
      model.now = (body as Model).now
      model.day = inParis(new Date(model.now)).day
      for (const order of model.orders)
        for (const attempt of order.attempts)
          if (
            attempt.state === 'open' &&
            attempt.means === 'card' &&
            model.minutes - attempt.at > 10
          )
            askProvider(model, order, attempt)
      for (const order of model.orders) {
        if (!isAwaited(order) || order.heldUntil! > model.now) continue
        const open = openOf(order)
        if (open) stop(model, order, open)
        if (isAwaited(order)) endUnpaid(model, order, 'expirée')
      }
      return done()
    },
  ],
})
export const aDayPasses: Intent = (_, { shop }) => ({
  label: { kind: 'a day passes' },
  ...toPass(1500, shop),
})
