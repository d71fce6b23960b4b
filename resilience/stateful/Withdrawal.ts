import type { WithdrawalState } from '../../contract/withdrawalStates'

/** Pieces of a line of an order, by its index. */
export type Pieces = { line: number; quantity: number }
/** What a client withdraws from, or what a guest declares. */
export type Withdrawal = {
  /** The server's number, and when it was declared. */
  id: number
  at: string
  channel: 'client' | 'guest'
  /** The order's number as it was typed, the articles (null for the whole order), and the e-mail. */
  typed: string
  articles: string | null
  email: string
  /** The order that it is about; null until that is said of a guest's. */
  order: number | null
  /** The order that had this number and this e-mail when a guest declared. */
  likely: number | null
  /** What is withdrawn from; none for the whole order. */
  lines: Pieces[]
  state: WithdrawalState
  refusal: string | null
  /** Another one for each decision and each order that it is matched with. */
  version: number
  /** Milliseconds of the shop's clock at its last change. */
  changedAt: number
  /** When it was declared, so many refunds had been asked for, of any order. */
  asked: number
  /** When it ended, so many refunds of its order had been asked for. */
  askedBefore?: number
  /** The account is deleted: what was typed is gone, or goes when the withdrawal ends. */
  isErased?: true
  isErasedAtEnd?: true
}
