import { firstOf } from './firstOf'

/**
 * The rows of a page, of a query that read one more; `next` is the place of the last one, after which
 * the next page begins, or null on the last page.
 */
export function pageOf<Row>(rows: readonly Row[], size: number, placeOf: (last: Row) => string) {
  const { listed, hasMore } = firstOf(rows, size)
  const last = hasMore ? listed.at(-1) : undefined
  return { listed, next: last ? placeOf(last) : null }
}
