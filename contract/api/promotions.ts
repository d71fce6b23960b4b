import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { id } from './ids'
import { toOneLine } from './oneLine'

/** A code has letters, digits and hyphens; a pasted one may have spaces and typographic hyphens. */
const toCode = (typed: string) =>
  toOneLine(typed)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')

export const setPromotionCode = endpoint({
  name: 'setPromotionCode',
  method: 'POST',
  path: '/api/client/cart/code',
  audience: 'client',
  extension: true,
  summary: 'Put a promotion code onto the open cart; an empty one takes it away',
  body: z.object({
    client_id: id,
    promotion_code: z.string().check(z.overwrite(toCode), z.maxLength(40)),
  }),
  replies: { 200: z.object({ message: z.string() }), ...problems(400, 401, 403, 409, 429) },
  // Nobody guesses codes at this rate.
  limits: { perAddress: { max: 60, minutes: 10 }, perAccount: { max: 20, minutes: 10 } },
})
