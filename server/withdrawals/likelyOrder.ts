import { sql as raw } from 'drizzle-orm'

/** The order that a guest most likely means: the number exists, and the e-mail is its own. */
export const likelyOrder = raw<
  number | null
>`(select o.id from orders o join clients c on c.id = o.client_id
  where "withdrawals"."order_id" is null and c.email_key = "withdrawals"."email_key"
    and o.id::text = regexp_replace("withdrawals"."order_text", '\\D', '', 'g'))`
