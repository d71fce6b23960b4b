import { toEuros } from '../../contract/amounts'
import { sumOf } from '../../server/system/sumOf'
import { ordersOf, type Order, type Promotion, type Model } from './Model'

/** An order is never free: this much of its goods is left. */
const leastLeftCents = 100
const unused = ['panier', 'annulée', 'expirée']

/** The code that has not ended; one that has may be given out again. */
export const openCode = ({ promotions }: Model, code: string) =>
  promotions.find((one) => one.code === code && !one.isEnded)

const promotionOf = ({ promotions }: Model, id: number | undefined) =>
  promotions.find((one) => one.id === id)

/** Whether an order of this client may use the code now, whatever its cart. */
export function isUsable(model: Model, promotion: Promotion, client: number): boolean {
  const { id, maxUses, isOncePerClient, startsOn, endsOn, isEnded } = promotion
  const users = model.orders.filter((one) => one.promotion === id && !unused.includes(one.state))
  const own = ordersOf(model, client).filter((one) => users.includes(one))
  return (
    !isEnded &&
    (startsOn ?? model.day) <= model.day &&
    (endsOn ?? model.day) >= model.day &&
    users.length < (maxUses ?? Infinity) &&
    !(isOncePerClient && own.length > 0)
  )
}

/** What each line of a cart loses by its code, in cents; undefined where it loses nothing. */
export function sharesOf(model: Model, { lines, client, promotion: id }: Order) {
  const promotion = promotionOf(model, id)
  if (!promotion || !isUsable(model, promotion, client)) return undefined
  const { kind, value, minimumCents, category } = promotion
  const costs = lines.map(({ product, quantity }) => model.products[product]!.priceCents * quantity)
  const amounts = lines.map(({ product }, index) =>
    category === null || model.products[product]!.category === category ? costs[index]! : 0,
  )
  const goods = sumOf(amounts)
  const wanted = kind === 'percent' ? Math.round((goods * value) / 100) : value
  const cut = Math.min(wanted, goods, Math.max(0, sumOf(costs) - leastLeftCents))
  if (goods < minimumCents || cut === 0) return undefined
  const floors = amounts.map((amount) => Math.floor((cut * amount) / goods))
  const rest = (index: number) => (cut * amounts[index]!) % goods
  const largest = [...amounts.keys()]
    .sort((one, other) => rest(other) - rest(one) || one - other)
    .slice(0, cut - sumOf(floors))
  return floors.map((floor, index) => floor + Number(largest.includes(index)))
}

/** What each line costs less its share of the discount, in cents. */
export function netsOf(model: Model, order: Order): number[] {
  const shares = order.state === 'panier' ? sharesOf(model, order) : undefined
  return order.lines.map(({ product, quantity, frozen }, index) => {
    const { priceCents } = frozen ?? model.products[product]!
    return priceCents * quantity - (frozen?.discountCents ?? shares?.[index] ?? 0)
  })
}

export const totalOf = (model: Model, order: Order) => sumOf(netsOf(model, order))

/** The VAT within a cart's or an order's total, and what its code takes off, as replies show them. */
export function shownShares(model: Model, order: Order) {
  const nets = netsOf(model, order)
  const rateOf = (index: number) => model.products[order.lines[index]!.product]!.vat
  const rates = [...new Set(nets.map((_, index) => rateOf(index)))].sort((a, b) => a - b)
  const vat = rates.map((rate) => {
    const gross = sumOf(nets.filter((_, index) => rateOf(index) === rate))
    return { rate, amount: toEuros(Math.round((gross * rate * 100) / (10_000 + rate * 100))) }
  })
  const full = order.lines.map(
    ({ product, quantity, frozen }) => (frozen ?? model.products[product]!).priceCents * quantity,
  )
  const amount = sumOf(full) - sumOf(nets)
  const name = promotionOf(model, order.promotion)?.code
  return { vat, discounts: amount > 0 ? [{ name, amount: toEuros(amount) }] : [] }
}
