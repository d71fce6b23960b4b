import type { Client } from '../contract/api/clients'
import type { ProductReply } from '../contract/api/catalogue'

export type RegisteredClient = { token: string; client: Client; email: string; password: string }
/**
 * A status, or no connection; the others are replies that are lost after the server did its work.
 */
export type Failure = number | 'network' | LostReply
export const lostReplies = ['lost', 'cut', 'badGateway'] as const
export type LostReply = (typeof lostReplies)[number]

/** The real server behind the screens under test. */
export type Shop = {
  url: string
  /** In the server's order, by price. */
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
  /** One request to the API, from another device of this client. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<unknown>
  /** The mails sent to this address, oldest first, as plain text. */
  readMails(to: string): Promise<string[]>
  /**
   * Makes the next requests to this endpoint fail: no network, this status without a message, or a
   * lost reply.
   */
  failNext(callName: string, failure: Failure, times?: number): void
  /** Delays every request from now on by this much; 0 ends it. */
  slow(milliseconds: number): void
  /**
   * Hides a table, so that queries on it are faults of the server; returns a function that restores
   * it.
   */
  hide(table: 'products' | 'outbox'): Promise<() => Promise<void>>
  advanceClock(milliseconds: number): void
  /** Waits for requests in flight, and clears failures and delays. */
  settle(): Promise<void>
  /** The requests of the screens, in order: `METHOD path`. */
  calls(): string[]
}

declare global {
  var shop: Shop
}
