import * as z from 'zod/mini'
import { maxMessageLength } from '../maxMessageLength'
import { deliverableEmail, name } from './clients'
import { endpoint, problems } from './endpoint'
import { withoutNul } from './ids'

export const writeToShop = endpoint({
  name: 'writeToShop',
  method: 'POST',
  path: '/api/contact',
  audience: 'public',
  extension: true,
  summary: 'Mail a message to the shop, which answers to this e-mail',
  body: z.object({
    contact_name: name,
    contact_email: deliverableEmail,
    contact_message: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength), withoutNul),
    /** Invisible to people: a message that fills it is not sent. */
    contact_website: z.optional(z.string().check(z.maxLength(200))),
  }),
  replies: { 200: z.object({ message: z.string() }), ...problems(400, 429) },
  limits: { perAddress: { max: 10, minutes: 60 } },
})
