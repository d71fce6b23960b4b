import {
  and,
  between,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { maxWordsOfStaffSearch, staffPageSize } from '../../contract/lists'
import type { Sql } from '../database/connect'
import { isLikeEach, likePatterns } from '../database/likePatterns'
import { pageOf } from '../database/pageOf'
import { clients, documents, orders, orderSearch } from '../database/schema'
import { isUndone } from './isUndone'
import { daysOfMonth } from './monthRules'
import { readNumber } from './numberRules'

type Wanted = { month?: string | undefined; q?: string | undefined; after?: string | undefined }

/** A page of invoices and credit notes, newest first. */
export async function findDocumentPage(sql: Sql, { month, q = '', after }: Wanted) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, maxWordsOfStaffSearch)
  const patterns = await likePatterns(sql, words)
  const days = month === undefined ? undefined : daysOfMonth(month)
  const rows = await sql
    .select({
      number: documents.number,
      kind: documents.kind,
      isSpecimen: documents.isSpecimen,
      isUndone,
      order: documents.orderId,
      hasOrder: raw<boolean>`${isNotNull(orders.id)}`,
      day: documents.day,
      cents: documents.grossCents,
      buyer: documents.buyer,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(documents)
    .leftJoin(orders, eq(orders.id, documents.orderId))
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        days && between(documents.day, days.from, days.to),
        after ? isAfter(after) : undefined,
        words.length > 0 ? inArray(documents.number, matching(sql, words, patterns)) : undefined,
      ),
    )
    .orderBy(desc(documents.day), desc(documents.number))
    .limit(staffPageSize + 1)
  return pageOf(rows, staffPageSize, placeOf)
}
export type DocumentRow = Awaited<ReturnType<typeof findDocumentPage>>['listed'][number]

const placeOf = ({ day, number }: { day: string; number: string }) => `${day}_${number}`

function isAfter(place: string): SQL {
  const [day = '', number = ''] = place.split('_')
  return raw`(${documents.day}, ${documents.number}) < (${day}::date, ${number})`
}

/**
 * The numbers of what matches: a number, what its order is found by, or the name on it, which
 * outlives the account. Each part has an index of its own, so that none reads every document.
 */
function matching(sql: Sql, words: readonly string[], patterns: readonly string[]) {
  const number = readNumber(words.join(''))
  const named = words.map((word) => ilike(buyerName, `%${word.replaceAll(/[\\%_]/g, '')}%`))
  const found = sql.select({ number: documents.number }).from(documents)
  return found
    .where(number === undefined ? raw`false` : eq(documents.number, number))
    .union(
      sql
        .select({ number: documents.number })
        .from(documents)
        .innerJoin(orderSearch, eq(orderSearch.orderId, documents.orderId))
        .where(isLikeEach(orderSearch.text, patterns)),
    )
    .union(
      sql
        .select({ number: documents.number })
        .from(documents)
        .where(and(...named)),
    )
}

const buyerName = raw<string>`(${documents.buyer} ->> 'name')`
