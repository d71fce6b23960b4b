import * as z from 'zod/mini'
import { deliverableEmail, linkToken } from './clients'
import { endpoint, problems } from './endpoint'
import { id } from './ids'

export const requestStockAlert = endpoint({
  name: 'requestStockAlert',
  method: 'POST',
  path: '/api/stock-alerts',
  audience: 'public',
  extension: true,
  summary: 'Mail a link that confirms an alert for a product that is sold out',
  body: z.object({
    product_serial_number: id,
    alert_email: deliverableEmail,
    /** Invisible to people: a request that fills it mails nothing. */
    alert_website: z.optional(z.string().check(z.maxLength(200))),
  }),
  replies: { 200: z.object({ message: z.string() }), ...problems(400, 404, 409, 429) },
  limits: { perAddress: { max: 10, minutes: 60 } },
})

const alert = z.object({
  product_serial_number: id,
  product_name: z.string(),
  alert_email: z.string(),
})

export const confirmStockAlert = endpoint({
  name: 'confirmStockAlert',
  method: 'POST',
  path: '/api/stock-alerts/confirm',
  audience: 'public',
  extension: true,
  summary: 'Confirm an alert by its mailed link; a second time changes nothing',
  body: z.object({ token: linkToken }),
  replies: { 200: alert, ...problems(400, 404, 429) },
  limits: { perAddress: { max: 20, minutes: 15 } },
})

export const cancelStockAlert = endpoint({
  name: 'cancelStockAlert',
  method: 'POST',
  path: '/api/stock-alerts/cancel',
  audience: 'public',
  extension: true,
  summary: 'Delete an alert by its mailed link',
  body: z.object({ token: linkToken }),
  replies: { 200: z.object({ message: z.string() }), ...problems(400, 404, 429) },
  limits: { perAddress: { max: 20, minutes: 15 } },
})
