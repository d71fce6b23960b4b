import type { OrderState } from '../../../contract/orderStates'

/** By which words of a payment the shop knows how the order leaves. */
export const wheres = [
  'shop address',
  'home address',
  'home in capitals',
  'another address',
  'magasin',
  'domicile',
] as const
export type Where = (typeof wheres)[number]

/** What one person does once. Clients and products are numbered, orders and lines have the server's ids. */
export type Act =
  | { kind: 'add' | 'more' | 'less'; client: number; product: number }
  | { kind: 'set quantity'; client: number; product: number; quantity: number }
  | { kind: 'delete line'; client: number; line: string }
  | { kind: 'pay'; client: number; order: number; where: Where; shownCents: number | null }
  | { kind: 'read order'; client: number; order: number; as: number }
  | { kind: 'view'; client: number }
  | { kind: 'delete account'; client: number }
  | { kind: 'sign up again'; client: number }
  | { kind: 'set stock'; product: number; stock: number }
  | { kind: 'set price'; product: number; priceCents: number }
  | { kind: 'retire'; product: number; isRetired: boolean }
  | { kind: 'export catalogue' }
  /** A file that was exported, each stock in it changed by so much in a spreadsheet. */
  | { kind: 'import catalogue'; file: number; edits: readonly number[] }
  | { kind: 'change order'; order: number; state: OrderState; restock?: boolean }

/** What the rules say that the server answers; the shopkeeper's refusals are all 409. */
export type Answer = { status: number; code?: string }
