import type * as z from 'zod/mini'
import type * as rows from '../../../contract/api/clients'
import type { exportClient, PersonalData } from '../../../contract/api/personalData'
import { clientEndpoints } from '../../../contract/api/clientEndpoints'
import type { Read } from '../../../contract/api/withExtensions'
import { api } from '../../api/api'
import type { StoreExtra } from '../../api/baseQuery'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import { toClient } from '../../api/toClient'

type Body<Row extends { body: z.ZodMiniType }> = z.input<Row['body']>

/** The client stands in the session, not in this cache: what changes it goes there, not to a tag. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    editClient: build.mutation<rows.Client, Body<typeof rows.editClient>>({
      query: (body) => request(clientEndpoints.editClient, { body }),
      rawResponseSchema: reader(clientEndpoints.editClient.reply),
      transformResponse: (reply) => toClient((reply as { client: rows.Client }).client),
    }),
    /** The token under which this session goes on; null from a host that sends none. */
    changePassword: build.mutation<string | null, Body<typeof rows.changePassword>>({
      query: (body) => request(clientEndpoints.changePassword, { body }),
      rawResponseSchema: reader(clientEndpoints.changePassword.reply),
      transformResponse: (reply) => (reply as { token?: string | null }).token ?? null,
    }),
    deleteClient: build.mutation<unknown, Body<typeof rows.deleteClient>>({
      query: (body) => request(clientEndpoints.deleteClient, { body }),
    }),
    /** Whose e-mail changed, and to which. */
    confirmEmail: build.mutation<Pick<rows.Client, 'id' | 'email'>, Body<typeof rows.confirmEmail>>(
      {
        query: (body) => request(clientEndpoints.confirmEmail, { body }),
        rawResponseSchema: reader(clientEndpoints.confirmEmail.reply),
        transformResponse: (reply) => reply as Pick<rows.Client, 'id' | 'email'>,
      },
    ),
    /** A change for RTK Query: asked for at a click, and kept nowhere. */
    exportClient: build.mutation<Read<PersonalData>, Body<typeof exportClient>>({
      query: (body) => request(clientEndpoints.exportClient, { body }),
      rawResponseSchema: reader(clientEndpoints.exportClient.reply),
    }),
    /** Ends this token on the server; where it is not heard, the token ends by its age. */
    signOut: build.mutation<null, string>({
      async queryFn(token, { signal, extra }) {
        const { transport } = extra as StoreExtra
        const manner = { signal, token, isChange: true }
        await transport(request(clientEndpoints.signOut, {}), manner).catch(() => null)
        return { data: null }
      },
      invalidatesTags: ['Cart', 'Order'],
    }),
  }),
})

export const {
  useEditClientMutation,
  useChangePasswordMutation,
  useDeleteClientMutation,
  useConfirmEmailMutation,
  useExportClientMutation,
  useSignOutMutation,
} = accountApi
