import * as fc from 'fast-check'
import { setPromotionCode } from '../../../contract/api/promotions'
import * as endpoints from '../../../contract/api/staff/staffPromotions'
import { addDays } from '../../../contract/parisianDays'
import { client, conflict, done, kindOfAct, livesIn, pick } from '../Act'
import { isUsable, openCode } from '../promotions'
import { ask, categories, press, staffCount } from '../Stage'
import { cartOf, type Model, type Promotion } from '../Model'

const member = fc.nat(staffCount - 1)
/** Of few codes, so that they meet. */
const code = fc.constantFrom('NOEL', 'ETE')
const days = (from: number, to: number) => fc.option(fc.integer({ min: from, max: to }))
const ofKind = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1500 }) }),
)

const createCode = kindOfAct(
  'create code',
  4,
  {
    ...{ member, code, ofKind },
    minimumCents: fc.constantFrom(0, 0, 1000),
    category: fc.constantFrom(null, null, ...Object.keys(categories)),
    maxUses: fc.constantFrom(null, 1, 1, 2),
    isOncePerClient: fc.boolean(),
    starts: days(-1, 1),
    ends: days(1, 2),
  },
  ({ member, ofKind, starts, ends, ...drawn }, { day }, stage) => {
    const code = `${drawn.code}-${stage.mark}`.toUpperCase()
    const startsOn = starts === null ? null : addDays(day, starts)
    const endsOn = ends === null ? null : addDays(day, ends)
    const { minimumCents, category, maxUses, isOncePerClient } = drawn
    const promotion = {
      ...{ code, ...ofKind, minimumCents, category, maxUses, isOncePerClient, startsOn, endsOn },
      isEnded: false,
    }
    return {
      label: { member, promotion },
      async perform() {
        const reply = await press(stage, member, endpoints.createStaffPromotion, '', {
          ...{ code, ...ofKind, minimum_cents: minimumCents },
          category: category === null ? null : categories[category],
          ...{ max_uses: maxUses, once_per_client: isOncePerClient },
          ...{ starts_on: startsOn, ends_on: endsOn },
        })
        const list = await press(stage, member, endpoints.listStaffPromotions)
        const { promotions } = list.body as { promotions: { id: number; code: string }[] }
        const id = promotions.find((one) => one.code === code)?.id
        return { ...reply, body: { ...(reply.body as object), id } }
      },
      steps: [
        (model, _, { body }) => {
          if (openCode(model, code)) return conflict('invalid_input')
          const { id } = body as Promotion
          renewInCarts(model, id, code)
          model.promotions.push({ id, ...promotion })
        },
      ],
    }
  },
)

/** Carts that hold the code as it was before it ended hold the new one. */
function renewInCarts({ orders, promotions }: Model, id: number, code: string): void {
  const ended = promotions.filter((one) => one.code === code).map((one) => one.id)
  for (const order of orders)
    if (order.state === 'panier' && ended.includes(order.promotion!)) order.promotion = id
}

const endCode = kindOfAct('end code', 1, { member, pick }, ({ member, pick }, now, stage) => {
  const { id } = now.promotions.at(-1 - (pick % Math.max(1, now.promotions.length))) ?? { id: 0 }
  if (id === 0) return null
  return {
    label: { member, id },
    perform: () => press(stage, member, endpoints.endStaffPromotion, id),
    steps: [
      ({ promotions }) => {
        const promotion = promotions.find((one) => one.id === id)
        if (!promotion || promotion.isEnded) return { status: 404 }
        promotion.isEnded = true
      },
    ],
  }
})

/** One that waits for more articles is taken; an empty one takes the cart's away. */
const setCode = kindOfAct(
  'set code',
  8,
  {
    client,
    code: fc.oneof({ weight: 9, arbitrary: code }, { weight: 1, arbitrary: fc.constant('') }),
  },
  ({ client, ...drawn }, _, stage) => {
    const code = drawn.code && `${drawn.code}-${stage.mark}`.toUpperCase()
    return {
      label: { client, code },
      perform: () =>
        ask(stage, client, setPromotionCode, { promotion_code: ` ${code.toLowerCase()}` }),
      steps: [
        livesIn(client),
        (model, memory) => {
          const promotion = openCode(model, code)
          if (code !== '' && (!promotion || !isUsable(model, promotion, client)))
            return conflict('invalid_input')
          if (promotion) memory.promotion = promotion.id
        },
        (model, { promotion }) => {
          const cart = cartOf(model, client)
          if (!cart) return conflict('cart_empty')
          if (promotion === undefined) delete cart.promotion
          else cart.promotion = promotion
          return done()
        },
      ],
    }
  },
)

export const promotionActs = [createCode, endCode, setCode]
