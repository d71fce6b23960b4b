/** The first rows of a query that read one more than `max`, and whether there are others. */
export function firstOf<Row>(rows: readonly Row[], max: number) {
  return { listed: rows.slice(0, max), hasMore: rows.length > max }
}
