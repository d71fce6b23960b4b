import { skipToken } from '@reduxjs/toolkit/query'
import type { SortOrder } from '../../../contract/lists'
import { useListProductsByCategoryQuery, useListProductsQuery } from './catalogueApi'

type ListArgs = { categoryId: string | undefined; sort: SortOrder; page: number }

/** The page of one category's list, or of the whole shop's. */
export function useProductList({ categoryId, sort, page }: ListArgs) {
  const isWhole = categoryId === undefined
  const whole = useListProductsQuery(isWhole ? { sort, page } : skipToken)
  const filtered = useListProductsByCategoryQuery(isWhole ? skipToken : { categoryId, sort, page })
  const { currentData, error, refetch } = isWhole ? whole : filtered
  return { list: currentData, error, refetch }
}
