import * as z from 'zod/mini'

/** The stable codes of a problem; the message beside it is for people and may be reworded. */
export const problemCodes = [
  'invalid_input',
  'unauthenticated',
  'session_ended',
  'bad_credentials',
  'forbidden',
  'not_found',
  'email_taken',
  'out_of_stock',
  'product_available',
  'quantity_at_minimum',
  'cart_empty',
  'line_unavailable',
  'order_not_payable',
  'price_changed',
  'conditions_changed',
  'already_paid',
  'link_dead',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

/** A problem: what happened and what to do next, in French; `fields` names the wrong fields. */
export const problem = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Set on server errors (5xx): the id of the request in the server's log. */
  reference: z.optional(z.string()),
})
export type ProblemBody = z.infer<typeof problem>
export type ProblemCode = ProblemBody['code']
