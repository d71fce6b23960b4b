import type { Client } from '../contract/api/clients'
import type { ProductReply } from '../contract/api/catalogue'

export type RegisteredClient = { token: string; client: Client; email: string; password: string }
/** A status, or no connection; the others are replies that are lost after the server did its work. */
export type Failure = number | 'network' | LostReply
export const lostReplies = ['lost', 'cut', 'badGateway'] as const
export type LostReply = (typeof lostReplies)[number]

/** The real server behind the screens under test. */
export type Shop = {
  url: string
  /** As the server sends them, by price. */
  products(): Promise<ProductReply[]>
  setStock(serial: string, stock: number): Promise<void>
  changeProduct(
    serial: string,
    changes: Partial<{ name: string; priceCents: number; retired: boolean }>,
  ): Promise<void>
  registerClient(fields?: {
    client_adress?: string
    emailProvenAt?: null
  }): Promise<RegisteredClient>
  /** One call to the API, as another device of this client would make it. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<unknown>
  /** The mails sent to this address, oldest first, as plain text. */
  readMails(to: string): Promise<string[]>
  /** The next calls of this row fail: the network, this status without a message, or a lost reply. */
  failNext(callName: string, failure: Failure, times?: number): void
  /** Every call from now on takes this much longer; 0 ends it. */
  slow(milliseconds: number): void
  /** Takes a table away, so that what needs it is a fault of the server's; gives it back when called. */
  hide(table: 'products' | 'outbox'): Promise<() => Promise<void>>
  advanceClock(milliseconds: number): void
  /** Waits for the calls under way and forgets what was to fail or to be slow. */
  settle(): Promise<void>
  /** The calls that the screens made, in order: `METHOD path`. */
  calls(): string[]
}

declare global {
  var shop: Shop
}
