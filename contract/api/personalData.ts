import * as z from 'zod/mini'
import { addressReply } from './address'
import { endpoint, problems } from './endpoint'
import { cartLine } from './cart'
import { client, oldPassword } from './clients'
import { euros } from './euros'
import { id } from './ids'
import { grinds } from '../grinds'
import { orderSummary } from './orders'
import { ownReview } from './reviews'

const orderLine = z.object({
  product_serial_number: id,
  product_name: z.string(),
  command_quantity: z.number(),
  /** Null for what is not coffee in beans. */
  command_grind: z.nullable(z.enum(grinds)),
  product_price: euros,
  command_total_price: euros,
})

const refund = z.object({
  amount: euros,
  /** The part of it that returns the delivery fee. */
  fee: euros,
  reason: z.string(),
  state: z.string(),
  requested_by: z.string(),
  /** How the shop gave the money back by itself. */
  made_by: z.nullable(z.string()),
  date: z.string(),
  ended: z.nullable(z.string()),
})
const payment = z.object({ means: z.string(), amount: euros, state: z.string(), date: z.string() })

/**
 * All the data that the shop has about a client. Dates are ISO 8601 in UTC, a date of birth
 * YYYY-MM-DD.
 */
export const personalData = z.object({
  date: z.string(),
  client: z.extend(client, {
    client_born_date: z.nullable(z.string()),
    client_since: z.string(),
    client_last_seen: z.string(),
    has_password: z.boolean(),
    /** When a link mailed to this e-mail was last used. */
    email_proven: z.nullable(z.string()),
    /** When they asked for no further invitation to review. */
    invitations_refused: z.nullable(z.string()),
  }),
  cart_since: z.nullable(z.string()),
  cart: z.array(cartLine),
  orders: z.array(
    z.extend(orderSummary, {
      cart_since: z.string(),
      command_delivery: z.string(),
      command_adress: z.nullable(z.string()),
      command_address: z.nullable(addressReply),
      /** What a promotion code took off. */
      command_discounts: z.array(z.object({ name: z.string(), amount: euros })),
      command_fee: euros,
      command_dates: z.nullable(z.object({ from: z.string(), to: z.string() })),
      /** When it was delivered or picked up, as the shop noted it. */
      command_received: z.nullable(z.string()),
      /** When it ended without its payment. */
      command_ended: z.nullable(z.string()),
      /** All money that came for it, also what went back. */
      payments: z.array(payment),
      /** The confirmation as it was mailed, without the conditions of sale. */
      confirmation: z.nullable(
        z.object({ date: z.string(), subject: z.string(), text: z.string() }),
      ),
      refunds: z.array(refund),
      tracking: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
      /** What the shop noted about the order. */
      notes: z.array(z.object({ text: z.string(), date: z.string() })),
      /** Addresses and telephones before they were corrected. */
      former_addresses: z.array(z.object({ address: z.string(), date: z.string() })),
      former_phones: z.array(z.object({ phone: z.string(), date: z.string() })),
      lines: z.array(orderLine),
    }),
  ),
  /** Invoices and credit notes, with what they say of the client; null for a specimen. */
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      date: z.string(),
      total: euros,
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      delivery_address: z.nullable(z.string()),
    }),
  ),
  /** Mailed links that are not used yet; the shop stores only a hash of their token. */
  links: z.array(
    z.object({ purpose: z.string(), new_email: z.nullable(z.string()), expires: z.string() }),
  ),
  /** The recipient and the text are erased once a mail is sent. */
  mails: z.array(z.object({ subject: z.string(), date: z.string(), sent: z.nullable(z.string()) })),
  /** What a proven e-mail waits for. */
  stock_alerts: z.array(
    z.object({
      product_name: z.string(),
      date: z.string(),
      confirmed: z.nullable(z.string()),
      expires: z.string(),
    }),
  ),
  reviews: z.array(
    z.extend(ownReview, {
      product_name: z.string(),
      command_id: id,
      review_decided: z.nullable(z.string()),
    }),
  ),
  /** Mailed links to write reviews; the shop stores only a hash of their token. */
  review_invitations: z.array(z.object({ command_id: id, date: z.string(), expires: z.string() })),
  favourites: z.array(z.object({ product_name: z.string(), date: z.string() })),
  /** What the shop noted about the client. */
  notes: z.array(z.object({ text: z.string(), date: z.string() })),
  /** Declared for the client's orders, or with a proven e-mail. */
  withdrawals: z.array(
    z.object({
      withdrawal_name: z.nullable(z.string()),
      withdrawal_email: z.nullable(z.string()),
      withdrawal_order: z.string(),
      withdrawal_articles: z.nullable(z.string()),
      /** The lines that were picked; empty for the whole order, and where articles were typed. */
      withdrawal_lines: z.array(
        z.object({ product_name: z.string(), command_quantity: z.number() }),
      ),
      date: z.string(),
      /** The last day to withdraw; null while it is unknown. */
      deadline: z.nullable(z.string()),
      state: z.string(),
      state_since: z.string(),
      refusal: z.nullable(z.string()),
    }),
  ),
})
export type PersonalData = z.infer<typeof personalData>

export const exportClient = endpoint({
  name: 'exportClient',
  method: 'POST',
  path: '/api/client/data',
  audience: 'client',
  extension: true,
  summary: 'All that the shop knows of the client, as a file',
  body: z.object({ OldPass: oldPassword, client_id: id }),
  replies: { 200: personalData, ...problems(400, 401, 403, 429) },
  limits: { perAddress: { max: 10, minutes: 10 } },
})
