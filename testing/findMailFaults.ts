import { sql as raw } from 'drizzle-orm'
import { rowsOf } from '../server/database/rowsOf'
import type { Services } from '../server/services'

/** `wanted`: how many mails of each kind an order must have; of instructions, at most. */
type Mailed = {
  id: number
  wanted: { confirmed: number; sentBack: number; refunded: number; instructed: number }
  subjects: string[]
}

/**
 * The orders that have not the mails that they must have once nothing is under way any more, of clients
 * with a proven e-mail: one confirmation if it is paid, one mail for each payment that goes back and for
 * each refund that was made, instructions for no more than the payments by hand, any other mail once.
 */
export async function findMailFaults({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<string[]> {
  // A refund that failed after it was made has its mail and its credit note.
  const orders = await rowsOf<Mailed>(
    database.sql,
    raw`
    select o.id, json_build_object(
        'confirmed', (o.paid_at is not null)::int,
        'sentBack', (select count(*) from refunds where order_id = o.id and requested_by = 'system'),
        'refunded', (
          select count(*) from refunds r where r.order_id = o.id and reason <> 'dispute_lost'
            and (state = 'succeeded' or id in (select refund_id from documents))
        ),
        'instructed', (
          select count(*) from payment_attempts where order_id = o.id and means in ('transfer', 'counter')
        )
      ) as wanted, (
        select coalesce(json_agg(subject), '[]') from outbox
        where client_id = o.client_id and subject like '%n°\u00a0' || o.id || '%'
      ) as subjects
    from orders o join clients c on c.id = o.client_id
    where o.state <> 'panier' and c.deleted_at is null and c.email_proven_at is not null`,
  )
  return orders
    .filter(isWrong(settings.seller.name))
    .map((row) => `mails of ${JSON.stringify(row)}`)
}

const isWrong =
  (shop: string) =>
  ({ id, wanted, subjects }: Mailed): boolean => {
    const order = `otre commande n°\u00a0${id} chez ${shop}`
    const kinds = {
      confirmed: [`V${order}`],
      sentBack: [`Un paiement vous est rendu\u00a0: commande n°\u00a0${id}`],
      refunded: [`V${order} est remboursée`, `Un remboursement pour v${order}`],
      instructed: [`V${order} attend votre virement`, `V${order} est réservée`],
    }
    const count = (kind: keyof typeof kinds) =>
      subjects.filter((subject) => kinds[kind].includes(subject)).length
    const others = subjects.filter((subject) => !Object.values(kinds).flat().includes(subject))
    return (
      count('confirmed') !== wanted.confirmed ||
      count('sentBack') !== wanted.sentBack ||
      count('refunded') !== wanted.refunded ||
      count('instructed') > wanted.instructed ||
      new Set(others).size < others.length
    )
  }
