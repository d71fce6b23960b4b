import { frenchNumber } from './frenchNumber'

/** Integer cents as a French amount with two decimals and no currency. */
export function formatAmount(cents: number): string {
  return frenchNumber((cents / 100).toFixed(2))
}

type Props = { cents: number; words: (amount: string) => string }

/** An amount in the words of its place: a card, a detail, a total. */
export function Price({ cents, words }: Props) {
  return <data value={(cents / 100).toFixed(2)}>{words(formatAmount(cents))}</data>
}
