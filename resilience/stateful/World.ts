import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'

/** All that the shop's rules know; what the server alone chooses, its numbers, is learnt from it. */
export type World = {
  products: Product[]
  clients: Client[]
  orders: Order[]
  /** The catalogue as each exported file holds it, by the file's number. */
  files: Product[][]
}

export type Product = {
  serial: string
  name: string
  priceCents: number
  stock: number
  isRetired: boolean
}
/** The same person may sign up again once deleted: that is another account. */
export type Client = { account: number; isDeleted: boolean }
export type Line = {
  product: number
  quantity: number
  id?: string
  /** Name and unit price as they were at payment. */
  frozen?: { name: string; priceCents: number }
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
}

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
