import {
  getProduct,
  listBestProducts,
  listProducts,
  listProductsByCategory,
  pageSize,
  totalCountHeader,
  type SortOrder,
} from '../../../contract/catalogue'
import { tolerant } from '../../../contract/tolerant'
import { api } from '../../api/api'
import type { ReplyMeta } from '../../api/baseQuery'
import { request } from '../../api/request'
import { toProduct, type Product, type ProductPage, type ProductReply } from './Product'

type ListArg = { sort: SortOrder; page: number }

const listTags = (page: ProductPage | undefined) => [
  { type: 'Product' as const, id: 'LIST' },
  ...productTags(page?.products),
]
const productTags = (products: Product[] = []) =>
  products.map(({ serial }) => ({ type: 'Product' as const, id: serial }))

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductPage, ListArg>({
      query: (arg) => request(listProducts, { query: toQuery(arg) }),
      rawResponseSchema: tolerant(listProducts.replies[200]),
      transformResponse: toPage,
      providesTags: listTags,
    }),
    listProductsByCategory: build.query<ProductPage, ListArg & { categoryId: string }>({
      query: ({ categoryId, ...arg }) =>
        request(listProductsByCategory, { params: { categoryId }, query: toQuery(arg) }),
      rawResponseSchema: tolerant(listProductsByCategory.replies[200]),
      transformResponse: toPage,
      providesTags: listTags,
    }),
    listBestProducts: build.query<Product[], undefined>({
      query: () => request(listBestProducts, {}),
      rawResponseSchema: tolerant(listBestProducts.replies[200]),
      transformResponse: (reply: ProductReply[]) => reply.map(toProduct),
      providesTags: (products) => ['Best', ...productTags(products)],
    }),
    getProduct: build.query<Product, string>({
      query: (id) => request(getProduct, { params: { id } }),
      rawResponseSchema: tolerant(getProduct.replies[200]),
      transformResponse: toProduct,
      providesTags: (_result, _error, id) => [{ type: 'Product', id }],
    }),
  }),
})

function toQuery({ sort, page }: ListArg) {
  return { filter: sort, page: String(page), per_page: String(pageSize) }
}

/** A host that does not count its list has sent it whole. */
function toPage(reply: ProductReply[], meta: ReplyMeta | undefined): ProductPage {
  const products = reply.map(toProduct)
  const count = Number(meta?.headers[totalCountHeader.toLowerCase()] ?? Number.NaN)
  return Number.isSafeInteger(count)
    ? { products, total: count, pages: Math.max(1, Math.ceil(count / pageSize)) }
    : { products, total: products.length, pages: 1 }
}

export const {
  useListProductsQuery,
  useListProductsByCategoryQuery,
  useListBestProductsQuery,
  useGetProductQuery,
} = catalogueApi
