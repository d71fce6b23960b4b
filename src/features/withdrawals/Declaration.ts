import type { AcknowledgementReply } from '../../../contract/api/withdrawals'
import type { DeclaredWithdrawal } from '../../../wording/withdrawalRows'
import type { FormProblem, FormValues } from '../../ui/Form'

/** What a guest types, under the names of the form's fields. */
export const fieldNames = [
  'withdrawal_name',
  'withdrawal_order',
  'withdrawal_email',
  'withdrawal_articles',
] as const
export type Typed = Record<(typeof fieldNames)[number], string>

/** The acknowledgement of what was declared, and when. */
export type Acknowledgement = DeclaredWithdrawal & { date: Date; isMailed: boolean }

/** Where the form is; the server starts a page at the step that a form without a script led to. */
export type Step =
  | { step: 'form'; typed: Partial<Typed>; problem?: FormProblem }
  | { step: 'review'; typed: Typed; key: string | undefined; problem?: FormProblem }
  | { step: 'done'; acknowledgement: Acknowledgement }

export function readTyped(values: FormValues): Typed {
  const read = (name: keyof Typed) => (values[name] ?? '').trim()
  return {
    withdrawal_name: read('withdrawal_name'),
    withdrawal_order: read('withdrawal_order'),
    withdrawal_email: read('withdrawal_email'),
    withdrawal_articles: read('withdrawal_articles'),
  }
}

export function toDeclared(typed: Typed): DeclaredWithdrawal {
  return {
    name: typed.withdrawal_name,
    order: typed.withdrawal_order,
    email: typed.withdrawal_email,
    articles: typed.withdrawal_articles || null,
    lines: [],
  }
}

export function toAcknowledgement(reply: AcknowledgementReply): Acknowledgement {
  return {
    name: reply.withdrawal_name,
    order: reply.withdrawal_order,
    email: reply.withdrawal_email,
    articles: reply.withdrawal_articles,
    lines: reply.withdrawal_lines.map((line) => ({
      name: line.product_name,
      quantity: line.command_quantity,
    })),
    date: new Date(reply.withdrawal_date),
    isMailed: reply.withdrawal_mailed,
  }
}
