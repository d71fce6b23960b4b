import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import type { Declared } from './declare'
import type { Withdrawal } from './storeWithdrawal'

export function toAcknowledgementReply(
  { submittedAt, isMailed }: Withdrawal,
  { name, email, orderText, articles, lines }: Omit<Declared, 'submittedAt' | 'isMailed'>,
): AcknowledgementReply {
  return {
    withdrawal_name: name,
    withdrawal_email: email,
    withdrawal_order: orderText,
    withdrawal_articles: articles,
    withdrawal_lines: lines.map((line) => ({
      product_name: line.name,
      command_quantity: line.quantity,
    })),
    withdrawal_date: submittedAt.toISOString(),
    withdrawal_mailed: isMailed,
  }
}
