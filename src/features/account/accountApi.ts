import type * as endpoints from '../../../contract/api/clients'
import type { exportClient, PersonalData } from '../../../contract/api/personalData'
import { accountEndpoints } from '../../../contract/api/client/account'
import type { Read } from '../../../contract/api/withExtensions'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request, type Body } from '../../api/request'
import { toClient } from '../../api/toClient'

/**
 * The session holds the client (name, e-mail, address); `Client` tags everything else that the shop
 * knows.
 */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    editClient: build.mutation<endpoints.Client, Body<typeof endpoints.editClient>>({
      query: (body) => request(accountEndpoints.editClient, { body }),
      rawResponseSchema: reader(accountEndpoints.editClient.reply),
      transformResponse: (reply) => toClient((reply as { client: endpoints.Client }).client),
      invalidatesTags: ['Client'],
    }),
    /** The token under which this session goes on; null from a host that sends none. */
    changePassword: build.mutation<string | null, Body<typeof endpoints.changePassword>>({
      query: (body) => request(accountEndpoints.changePassword, { body }),
      rawResponseSchema: reader(accountEndpoints.changePassword.reply),
      transformResponse: (reply) => (reply as { token?: string | null }).token ?? null,
      invalidatesTags: ['Client'],
    }),
    deleteClient: build.mutation<unknown, Body<typeof endpoints.deleteClient>>({
      query: (body) => request(accountEndpoints.deleteClient, { body }),
      // Sign-out drops cart and orders: read again without a session, they would be refused.
      invalidatesTags: ['Client'],
    }),
    /** Whose e-mail changed, and to which. */
    confirmEmail: build.mutation<
      Pick<endpoints.Client, 'id' | 'email'>,
      Body<typeof endpoints.confirmEmail>
    >({
      query: (body) => request(accountEndpoints.confirmEmail, { body }),
      rawResponseSchema: reader(accountEndpoints.confirmEmail.reply),
      transformResponse: (reply) => reply as Pick<endpoints.Client, 'id' | 'email'>,
      // An order's page stops saying that its confirmation waits for the e-mail.
      invalidatesTags: ['Client', 'Order'],
    }),
    exportClient: build.query<Read<PersonalData>, Body<typeof exportClient>>({
      query: (body) => request(accountEndpoints.exportClient, { body }),
      // It carries a password: sent once a click, and in no key of the cache.
      extraOptions: { retries: 0 },
      serializeQueryArgs: ({ endpointName }) => endpointName,
      keepUnusedDataFor: 0,
      rawResponseSchema: reader(accountEndpoints.exportClient.reply),
      providesTags: ['Client'],
    }),
    /** Ends this token on the server; where the call fails, the token expires. */
    signOut: build.mutation<unknown, string>({
      query: (formerToken) => ({ ...request(accountEndpoints.signOut, {}), formerToken }),
      invalidatesTags: ['Client', 'Cart', 'Order'],
    }),
  }),
})

export const {
  useEditClientMutation,
  useChangePasswordMutation,
  useDeleteClientMutation,
  useConfirmEmailMutation,
  useLazyExportClientQuery,
  useSignOutMutation,
} = accountApi
