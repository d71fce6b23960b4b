import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Grind } from '../../contract/grinds'
import type { OrderState } from '../../contract/orderStates'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { PromotionKind } from '../../contract/promotionKinds'
import type { Pieces, Withdrawal } from './Withdrawal'

/** All that the shop's rules know; what the server alone chooses, its numbers, is learnt from it. */
export type Model = {
  products: Product[]
  promotions: Promotion[]
  clients: Client[]
  orders: Order[]
  withdrawals: Withdrawal[]
  /** The catalogue as each exported file holds it, by the file's number. */
  files: Product[][]
  /** Since the history began. */
  minutes: number
  /** The shop's clock when it was last moved, in milliseconds, and its day in Paris. */
  now: number
  day: string
  /** Whether the provider takes its time with refunds. */
  isSlow: boolean
  /** How many refunds were ever asked for. */
  asked: number
  /** The provider's events that the shop has received. */
  received: string[]
}

export type Product = {
  serial: string
  name: string
  category: string
  /** In percent. */
  vat: number
  priceCents: number
  stock: number
  isRetired: boolean
  isBeans: boolean
}
export type Promotion = {
  id: number
  code: string
  kind: PromotionKind
  value: number
  minimumCents: number
  category: string | null
  maxUses: number | null
  isOncePerClient: boolean
  startsOn: string | null
  endsOn: string | null
  isEnded: boolean
}
/** The same person may sign up again once deleted: that is another account. */
export type Client = { account: number; isDeleted: boolean; isProven: boolean }
export type Line = {
  product: number
  /** Null for what is not coffee in beans. */
  grind: Grind | null
  quantity: number
  id?: string
  /** Name, unit price and share of the discount as they were at payment. */
  frozen?: { name: string; priceCents: number; discountCents: number }
  /** Pieces that its parcel left without, and that are not restocked either. */
  unsent?: number
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
  disputes?: Dispute[]
}
/** What a payer disputes at the bank; `at` in minutes, `taken`: what the shop has lost by it. */
export type Dispute = { at: number; cents: number; taken: number; state: 'open' | 'won' | 'lost' }
export type Refund = {
  attempt: number
  cents: number
  state: 'requested' | 'succeeded' | 'failed'
  /** Returned because the payment was not the one that the order needs. */
  isSurplus?: boolean
  /** What the shopkeeper asked for it, of the order itself or of a withdrawal, for what it needs. */
  by?: 'order' | 'withdrawal'
  /** Its place among all that were asked for. */
  number?: number
  parts: Part[]
  /** When it failed, so many refunds of its order had been asked for. */
  askedBefore?: number
}
/** Pieces that a refund returns, with their cents. */
export type Part = Pieces & { cents: number; restocked: boolean }
/** A cart, too, while its state is `panier`. */
export type Order = {
  id?: number
  client: number
  account: number
  state: OrderState
  lines: Line[]
  delivery?: DeliveryMode
  address?: string
  /** The promotion code of a cart, or the one that the order uses. */
  promotion?: number
  /** Whether it was ever paid, whatever became of it. */
  isPaid: boolean
  /** The confirmation of an unproven client waits; another, without the address, goes with the goods. */
  isConfirmedAgain?: true
  /** It ended while its confirmation waited, which never leaves. */
  isUnconfirmed?: true
  attempts: Attempt[]
  refunds: Refund[]
  /** Milliseconds of the shop's clock. */
  heldUntil?: number
  /** Days in Paris. */
  orderedOn?: string
  readyOn?: string
  receivedOn?: string
  /** The number of its parcel; the terminal ships without one. */
  parcel?: string
  /** Learnt when a member of the staff first looks. */
  version?: number
  /** What the staff and the terminal did to it, and who. */
  log: { act: string; who: string | null }[]
}

export const newCart = ({ clients }: Model, client: number, lines: Line[] = []): Order => ({
  client,
  account: clients[client]!.account,
  state: 'panier',
  lines,
  isPaid: false,
  attempts: [],
  refunds: [],
  log: [],
})

/** The orders and the cart of the account that the client has now. */
export function ordersOf({ clients, orders }: Model, client: number): Order[] {
  const account = clients[client]!.account
  return orders.filter((order) => order.client === client && order.account === account)
}

/** The pieces of a product in all lines: each grind has its own. */
export const piecesOf = (lines: readonly Line[], product: number) =>
  lines.reduce((sum, line) => sum + (line.product === product ? line.quantity : 0), 0)

export const lineOf = (order: Order | undefined, product: number, grind: Grind | null) =>
  order?.lines.find((line) => line.product === product && line.grind === grind)

export function cartOf(model: Model, client: number): Order | undefined {
  return ordersOf(model, client).find(({ state }) => state === 'panier')
}

export const withdrawalsOf = ({ withdrawals }: Model, { id }: Order) =>
  withdrawals.filter(({ order }) => order !== null && order === id)

/** Whether the client has deleted the account that ordered. */
export function isLeft({ clients }: Model, { client, account }: Order): boolean {
  const now = clients[client]!
  return now.isDeleted || now.account !== account
}

/** An act of the staff, or of the terminal where `who` is null: what a screen shows is old. */
export function record(order: Order, act: string, who: string | null = null): void {
  order.log.push({ act, who })
  touch(order)
}

export function touch(order: Order): void {
  if (order.version !== undefined) order.version += 1
}
