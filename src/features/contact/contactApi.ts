import { contactEndpoints } from '../../../contract/api/client/contact'
import type { writeToShop } from '../../../contract/api/contact'
import { api } from '../../api/api'
import { request, type Body } from '../../api/request'

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeToShop: build.mutation<unknown, Body<typeof writeToShop>>({
      query: (body) => request(contactEndpoints.writeToShop, { body }),
      invalidatesTags: ['Client'],
    }),
  }),
})

export const { useWriteToShopMutation } = contactApi
