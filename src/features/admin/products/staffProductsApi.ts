import { staffProductEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as catalogue from '../../../../contract/api/staff/staffCatalogue'
import type { ChangedProduct, StaffProduct } from '../../../../contract/api/staff/staffProduct'
import type * as contract from '../../../../contract/api/staff/staffProducts'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Change, type Query, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffProducts>
type Previewed = Reply<typeof contract.previewStaffProduct>
type Exported = Reply<typeof catalogue.exportStaffCatalogue>
type Done = Reply<typeof catalogue.importStaffCatalogue>
export type CataloguePlan = Reply<typeof catalogue.planStaffImport>

const changesProducts = ['StaffProduct', 'Today', 'TeamLog'] as const

export const staffProductsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffProducts: build.query<List, Query<typeof contract.listStaffProducts>>({
      query: (query) => request(endpoints.listStaffProducts, { query }),
      rawResponseSchema: reader(endpoints.listStaffProducts.reply),
      providesTags: ['StaffProduct'],
    }),
    getStaffProduct: build.query<StaffProduct, string>({
      query: (id) => request(endpoints.getStaffProduct, { params: { id } }),
      rawResponseSchema: reader(endpoints.getStaffProduct.reply),
      providesTags: ['StaffProduct'],
    }),
    createStaffProduct: build.mutation<ChangedProduct, Body<typeof contract.createStaffProduct>>({
      query: (body) => request(endpoints.createStaffProduct, { body }),
      invalidatesTags: changesProducts,
    }),
    changeStaffProduct: build.mutation<ChangedProduct, Change<typeof contract.changeStaffProduct>>({
      query: ({ id, ...body }) => request(endpoints.changeStaffProduct, { params: { id }, body }),
      invalidatesTags: changesProducts,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (!done) return
        const { product } = done.data
        dispatch(staffProductsApi.util.updateQueryData('getStaffProduct', id, () => product))
      },
    }),
    /** Reads what an unsaved draft would look like. */
    previewStaffProduct: build.query<Previewed, Body<typeof contract.previewStaffProduct>>({
      query: (body) => request(endpoints.previewStaffProduct, { body }),
      rawResponseSchema: reader(endpoints.previewStaffProduct.reply),
      providesTags: ['StaffProduct'],
      keepUnusedDataFor: 0,
    }),
    moveStaffStock: build.mutation<ChangedProduct, Change<typeof contract.moveStaffStock>>({
      query: ({ id, ...body }) => request(endpoints.moveStaffStock, { params: { id }, body }),
      invalidatesTags: changesProducts,
    }),
    uploadStaffPicture: build.mutation<{ file: string }, Blob>({
      query: (file) => ({ endpoint: endpoints.uploadStaffPicture, body: file }),
    }),
    // A file is saved, not kept: a query would be read again, and prove the person again, at each focus.
    exportStaffCatalogue: build.mutation<Exported, undefined>({
      query: () => request(endpoints.exportStaffCatalogue, {}),
      rawResponseSchema: reader(endpoints.exportStaffCatalogue.reply),
    }),
    planStaffImport: build.mutation<CataloguePlan, Blob>({
      query: (file) => ({ endpoint: endpoints.planStaffImport, body: file }),
    }),
    importStaffCatalogue: build.mutation<Done, { plan: string; file: Blob }>({
      query: ({ plan, file }) => ({
        endpoint: endpoints.importStaffCatalogue,
        params: { id: plan },
        body: file,
      }),
      invalidatesTags: changesProducts,
    }),
  }),
})

export const {
  useListStaffProductsQuery,
  useGetStaffProductQuery,
  useCreateStaffProductMutation,
  useChangeStaffProductMutation,
  usePreviewStaffProductQuery,
  useMoveStaffStockMutation,
  useUploadStaffPictureMutation,
  useExportStaffCatalogueMutation,
  usePlanStaffImportMutation,
  useImportStaffCatalogueMutation,
} = staffProductsApi
