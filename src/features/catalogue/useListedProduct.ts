import { useAppSelector } from '../../app/hooks'
import { catalogueApi } from './catalogueApi'
import type { ListedProduct } from './Product'

const { listBestProducts, listProducts, listProductsByCategory } = catalogueApi.endpoints
const { selectCachedArgsForQuery: argsOf } = catalogueApi.util

/** The product from a cached list; undefined if none has it, or no id is given. */
export function useListedProduct(serial: string | null): ListedProduct | undefined {
  return useAppSelector((state) => {
    if (serial === null) return undefined
    const lists = [
      listBestProducts.select(undefined)(state).data,
      ...argsOf(state, 'listProducts').map((arg) => listProducts.select(arg)(state).data?.products),
      ...argsOf(state, 'listProductsByCategory').map(
        (arg) => listProductsByCategory.select(arg)(state).data?.products,
      ),
    ]
    return lists.flatMap((list) => list ?? []).find((product) => product.serial === serial)
  })
}
