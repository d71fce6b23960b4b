import { sql as raw, type SQL } from 'drizzle-orm'
import { addDays, inParis } from '../contract/parisianDays'
import { rowsOf } from '../server/database/rowsOf'
import type { TestServer } from '../testing/startServer'

export type AdminFacts = Awaited<ReturnType<typeof findAdminFacts>>

/** What the requests name in a shop, from the middle of each of its tables. */
export async function findAdminFacts({ services }: TestServer) {
  const { sql } = services.database
  const first = async <Row extends object>(query: SQL): Promise<Row> => {
    const [row] = await rowsOf<Row & Record<string, unknown>>(sql, query)
    if (!row) throw new Error('A shop to measure lacks something.')
    return row
  }
  const middle = (from: SQL, columns: SQL, order: SQL) =>
    raw`select ${columns} from ${from} order by ${order} offset (select count(*) / 2 from ${from}) limit 1`
  const timed = (moment: SQL) => raw`(extract(epoch from ${moment}) * 1000)::bigint || '-' || id`
  const sold = raw`(select * from orders where state in ('livrée', 'retirée')) as orders`
  const {
    id: order,
    place: middleOrder,
    client_id: buyer,
  } = await first<{
    id: number
    place: string
    client_id: string
  }>(
    middle(
      sold,
      raw`id, client_id, ${timed(raw`ordered_at`)} as place`,
      raw`ordered_at desc, id desc`,
    ),
  )
  const prepared = await rowsOf<{ id: number }>(
    sql,
    raw`select id from orders where state in ('payée', 'en préparation', 'livrée', 'retirée')
      order by ordered_at desc limit 20`,
  )
  const { day } = inParis(services.clock())
  return {
    order,
    middleOrder,
    prepared: prepared.map(({ id }) => id),
    client: await first<Record<'id' | 'firstName' | 'lastName' | 'email' | 'town', string>>(
      raw`select id, first_name as "firstName", last_name as "lastName", email,
        substring(adress from '\\w+$') as town from clients where id = ${buyer}::uuid`,
    ),
    middleClient: (
      await first<{ place: string }>(
        middle(raw`clients`, raw`${timed(raw`created_at`)} as place`, raw`created_at`),
      )
    ).place,
    product: await first<{ id: number; serial: string }>(
      raw`select products.id, serial from order_lines join products on products.id = product_id
        where order_id = ${order} order by position limit 1`,
    ),
    middleProduct: (
      await first<{ id: number }>(middle(raw`products`, raw`id`, raw`sort_name, serial`))
    ).id,
    middleAct: (await first<{ id: number }>(middle(raw`audit_log`, raw`id::int as id`, raw`id`)))
      .id,
    document: (
      await first<{ number: string }>(middle(raw`documents`, raw`number`, raw`day, number`))
    ).number,
    review: (
      await first<{ place: string }>(
        middle(raw`reviews`, raw`order_id || '-' || product_id as place`, raw`id`),
      )
    ).place,
    day,
    month: addDays(`${day.slice(0, 8)}01`, -1).slice(0, 7),
  }
}
