/** How many others of the same category a product's page shows. */
export const relatedCount = 4

/** The query arguments: one more than is shown, because the product itself may be among them. */
export function relatedArgs(categoryId: string) {
  return { categoryId, sort: 'asc', page: 1, perPage: relatedCount + 1 } as const
}
