import { maxArticlesLength } from '../../../contract/maxArticlesLength'
import type { withdrawalWords } from '../../../wording/withdrawals'
import { isOutcomeUnknown, shownProblem, toProblem } from '../../api/Problem'
import type { FormProblem } from '../../ui/Form'
import type { Acknowledgement, Step, Typed } from './Declaration'

type Words = (typeof withdrawalWords)['specified']

/** What is missing, wrong or too long in what was typed; null for nothing. */
function findFaults(typed: Typed, { form }: Words): FormProblem | null {
  const fields: Record<string, string> = {}
  const required = ['withdrawal_name', 'withdrawal_order', 'withdrawal_email'] as const
  for (const name of required) if (!typed[name]) fields[name] = form.fieldRequired
  if (typed.withdrawal_email && !/^\S+@[^\s@]+\.[^\s@.]+$/.test(typed.withdrawal_email))
    fields.withdrawal_email = form.emailWrong
  if (Object.keys(fields).length > 0) return { message: form.missing, fields }
  const isTooLong = typed.withdrawal_articles.length > maxArticlesLength
  return isTooLong ? { fields: { withdrawal_articles: form.articlesTooLong } } : null
}

/** From the form to what will be declared; the same key for all its confirmations. */
export function toReview(typed: Typed, words: Words): Step {
  const problem = findFaults(typed, words)
  return problem ? { step: 'form', typed, problem } : { step: 'review', typed, key: newKey() }
}

/** Browsers give no random UUID to a page without https. */
export const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)

type Sent = {
  review: Extract<Step, { step: 'review' }>
  send: () => Promise<Acknowledgement>
  words: Words
  /** The shop's e-mail. */
  email: string
}

/** Declares; a fault of a field leads back to the form, any other can be tried again. */
export async function toDone({ review, send, words, email }: Sent): Promise<Step> {
  try {
    return { step: 'done', acknowledgement: await send() }
  } catch (error) {
    const { fields, ...problem } = shownProblem(error, words.notSent)
    if (fields) return { step: 'form', typed: review.typed, problem: { ...problem, fields } }
    return { ...review, problem: notConfirmed(error, words, email) }
  }
}

/** What is said of a confirmation that can be tried again. One whose reply is lost may have arrived. */
export function notConfirmed(error: unknown, words: Words, email: string): FormProblem {
  const isLost = isOutcomeUnknown(toProblem(error))
  const problem = shownProblem(error, isLost ? words.maybeSent : words.notSent)
  return { ...problem, message: `${problem.message} ${words.otherwise(email)}` }
}
