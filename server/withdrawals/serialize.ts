import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import type { Declared } from './declare'
import type { Withdrawal } from './storeWithdrawal'

/** A line that was picked. */
export const toLineReply = ({ name, quantity }: { name: string; quantity: number }) => ({
  product_name: name,
  command_quantity: quantity,
})

export function toAcknowledgementReply(
  { submittedAt, isMailed }: Withdrawal,
  { name, email, orderText, articles, lines }: Omit<Declared, 'submittedAt' | 'isMailed'>,
): AcknowledgementReply {
  return {
    withdrawal_name: name,
    withdrawal_email: email,
    withdrawal_order: orderText,
    withdrawal_articles: articles,
    withdrawal_lines: lines.map(toLineReply),
    withdrawal_date: submittedAt.toISOString(),
    withdrawal_mailed: isMailed,
  }
}
