import { lastPage, pageSize, totalCountHeader, type SortOrder } from '../../../contract/lists'
import { catalogueEndpoints } from '../../../contract/api/client/catalogue'
import { api } from '../../api/api'
import type { ReplyMeta } from '../../api/baseQuery'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import {
  toListedProduct,
  toProduct,
  type ListedProduct,
  type Product,
  type ProductPage,
  type AnyProduct,
  type AnyWholeProduct,
} from './Product'

type ListArg = { sort: SortOrder; page: number; perPage?: number }

const listTags = (page: ProductPage | undefined) => [
  { type: 'Product' as const, id: 'LIST' },
  ...productTags(page?.products),
]
const productTags = (products: ListedProduct[] = []) =>
  products.map(({ serial }) => ({ type: 'Product' as const, id: serial }))

/** Seconds for which Back shows the former page at once. */
const keepUnusedDataFor = 600

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductPage, ListArg>({
      query: (arg) => request(catalogueEndpoints.listProducts, { query: toQuery(arg) }),
      rawResponseSchema: reader(catalogueEndpoints.listProducts.reply),
      transformResponse: toPage,
      providesTags: listTags,
      keepUnusedDataFor,
    }),
    listProductsByCategory: build.query<ProductPage, ListArg & { categoryId: string }>({
      query: ({ categoryId, ...arg }) =>
        request(catalogueEndpoints.listProductsByCategory, {
          params: { categoryId },
          query: toQuery(arg),
        }),
      rawResponseSchema: reader(catalogueEndpoints.listProductsByCategory.reply),
      transformResponse: toPage,
      providesTags: listTags,
      keepUnusedDataFor,
    }),
    listBestProducts: build.query<ListedProduct[], undefined>({
      query: () => request(catalogueEndpoints.listBestProducts, {}),
      rawResponseSchema: reader(catalogueEndpoints.listBestProducts.reply),
      transformResponse: (reply: AnyProduct[]) => reply.map(toListedProduct),
      providesTags: (products) => ['Best', ...productTags(products)],
      keepUnusedDataFor,
    }),
    /** Null at a host that does not know them. */
    listRelated: build.query<ListedProduct[] | null, string>({
      query: (id) => ({
        ...request(catalogueEndpoints.listRelated, { params: { id } }),
        mayBeMissing: true,
      }),
      rawResponseSchema: reader({
        anyOf: [catalogueEndpoints.listRelated.reply, { type: 'null' }],
      }),
      transformResponse: (reply: AnyProduct[] | null) => reply && reply.map(toListedProduct),
      providesTags: (products) => productTags(products ?? []),
      keepUnusedDataFor,
    }),
    /** Null if there is no such product. */
    getProduct: build.query<Product | null, string>({
      query: (id) => ({
        ...request(catalogueEndpoints.getProduct, { params: { id } }),
        mayBeMissing: true,
      }),
      rawResponseSchema: reader({ anyOf: [catalogueEndpoints.getProduct.reply, { type: 'null' }] }),
      transformResponse: (reply: AnyWholeProduct | null) => reply && toProduct(reply),
      // The URL may name it in another case.
      providesTags: (product, _error, id) => [
        { type: 'Product', id },
        ...productTags(product ? [product] : []),
      ],
      keepUnusedDataFor,
    }),
  }),
})

function toQuery({ sort, page, perPage = pageSize }: ListArg) {
  return { filter: sort, page: String(page), per_page: String(perPage) }
}

/** A host that does not count its list has sent it whole. */
function toPage(reply: AnyProduct[], meta: ReplyMeta | undefined): ProductPage {
  const products = reply.map(toListedProduct)
  const count = Number(meta?.headers[totalCountHeader.toLowerCase()] ?? Number.NaN)
  return Number.isSafeInteger(count)
    ? {
        products,
        total: count,
        pages: Math.min(lastPage, Math.max(1, Math.ceil(count / pageSize))),
      }
    : { products, total: products.length, pages: 1 }
}

export const {
  useListProductsQuery,
  useListProductsByCategoryQuery,
  useListBestProductsQuery,
  useGetProductQuery,
  useListRelatedQuery,
} = catalogueApi
