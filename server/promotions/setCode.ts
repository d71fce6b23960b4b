import { cartReplies } from '../../wording/replies/cart'
import { promotionReplies as words } from '../../wording/replies/promotions'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { findByCode, storeCartPromotion } from './queries'
import { usageProblem } from './rules'

type NewCode = { clientId: string; code: string }

/**
 * Puts a code onto the client's open cart, in place of another; an empty one takes it away. Throws a
 * ProblemError for a code that cannot be used now. One that waits for more articles is taken.
 */
export async function setCode(
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
  { clientId, code }: NewCode,
): Promise<string> {
  const promotion = code === '' ? undefined : await findByCode(sql, { code, clientId })
  if (code !== '' && !promotion) throw wrongCode(words.unknown)
  const problem = promotion && usageProblem(promotion, clock())
  if (problem) throw wrongCode(problem)
  const promotionId = promotion?.id ?? null
  if (!(await storeCartPromotion(sql, { clientId, promotionId })))
    throw new ProblemError(409, 'cart_empty', cartReplies.cartEmpty)
  return promotion ? words.set(promotion.code) : words.removed
}

const wrongCode = (message: string) =>
  new ProblemError(409, 'invalid_input', message, { promotion_code: message })
