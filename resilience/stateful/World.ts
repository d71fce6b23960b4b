import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import type { PaymentMeans } from '../../contract/paymentMeans'

/** All that the shop's rules know; what the server alone chooses, its numbers, is learnt from it. */
export type World = {
  products: Product[]
  clients: Client[]
  orders: Order[]
  /** The catalogue as each exported file holds it, by the file's number. */
  files: Product[][]
  /** Since the history began. */
  minutes: number
  /** Whether the provider takes its time with refunds. */
  isSlow: boolean
  /** The provider's events that the shop has received. */
  received: string[]
}

export type Product = {
  serial: string
  name: string
  priceCents: number
  stock: number
  isRetired: boolean
}
/** The same person may sign up again once deleted: that is another account. */
export type Client = { account: number; isDeleted: boolean; isProven: boolean }
export type Line = {
  product: number
  quantity: number
  id?: string
  /** Name and unit price as they were at payment. */
  frozen?: { name: string; priceCents: number }
}
export type Attempt = {
  means: PaymentMeans
  /** Minutes. */
  at: number
  cents: number
  state: 'open' | 'succeeded' | 'ended'
  /** What the provider knows of a payment by card, whatever the shop has heard. */
  provider: 'open' | 'paid' | 'expired'
  /** Cents that the provider took. */
  taken?: number
  /** Whether the page is made, though nobody knows its name yet. */
  isMade?: boolean
  session?: string
}
export type Refund = {
  attempt: number
  cents: number
  state: 'requested' | 'succeeded' | 'failed'
  parts: { line: number; quantity: number; restocked: boolean }[]
}
/** A cart, too, while its state is `panier`. */
export type Order = {
  id?: number
  client: number
  account: number
  state: OrderState
  lines: Line[]
  delivery?: DeliveryMode
  address?: string
  /** Whether it was ever paid, whatever became of it. */
  isPaid: boolean
  attempts: Attempt[]
  refunds: Refund[]
  /** Minutes. */
  heldUntil?: number
}

export const newCart = ({ clients }: World, client: number, lines: Line[] = []): Order => ({
  client,
  account: clients[client]!.account,
  state: 'panier',
  lines,
  isPaid: false,
  attempts: [],
  refunds: [],
})

/** The orders and the cart of the account that the client has now. */
export function ordersOf({ clients, orders }: World, client: number): Order[] {
  const account = clients[client]!.account
  return orders.filter((order) => order.client === client && order.account === account)
}

export function cartOf(world: World, client: number): Order | undefined {
  return ordersOf(world, client).find(({ state }) => state === 'panier')
}

export function totalOf(world: World, { lines }: Order): number {
  return lines.reduce((sum, line) => {
    const { priceCents } = line.frozen ?? world.products[line.product]!
    return sum + priceCents * line.quantity
  }, 0)
}
