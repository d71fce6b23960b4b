import { readEuros } from '../../contract/decimals'
import { checkoutCommandReplies as said } from '../../wording/checkoutCommands'
import { CommandError } from './CommandError'

export type RefundArguments = {
  lines?: string | undefined
  amount?: string | undefined
  fee: boolean
}
/** Lines by their place on the order, from 1. */
export type TypedRefund =
  | { kind: 'whole' }
  | { kind: 'amount'; cents: number }
  | { kind: 'places'; lines: readonly { place: number; quantity: number }[]; fee: boolean }

/** What the options of `refund` ask for; without any of them, everything that is left. */
export function readRefund({ lines, amount, fee }: RefundArguments): TypedRefund {
  if (amount !== undefined && (lines !== undefined || fee)) throw new CommandError(said.oneOption)
  if (amount !== undefined) return { kind: 'amount', cents: readAmount(amount) }
  if (lines === undefined && !fee) return { kind: 'whole' }
  return { kind: 'places', lines: lines === undefined ? [] : readLines(lines), fee }
}

function readAmount(typed: string): number {
  const cents = readEuros(typed)
  if (cents === null) throw new CommandError(said.wrongAmount(typed))
  return cents
}

/** “1:2,3”: two pieces of the first line and one of the third. */
export function readLines(typed: string) {
  return typed.split(',').map((part) => {
    const [, place, quantity = '1'] = /^(\d{1,4})(?:[:x](\d{1,6}))?$/.exec(part.trim()) ?? []
    if (place === undefined) throw new CommandError(said.wrongLines(part))
    return { place: Number(place), quantity: Number(quantity) }
  })
}
