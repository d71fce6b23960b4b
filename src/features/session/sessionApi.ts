import type * as endpoints from '../../../contract/api/clients'
import { sessionEndpoints } from '../../../contract/api/client/session'
import { signInEndpoint } from '../../../contract/api/client/signIn'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request, type Body } from '../../api/request'
import { toSignedIn, type SignedIn } from '../../api/toSignedIn'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, Body<typeof endpoints.signIn>>({
      query: (body) => request(signInEndpoint.signIn, { body }),
      rawResponseSchema: reader(signInEndpoint.signIn.reply),
      transformResponse: toSignedIn,
      invalidatesTags: ['Client', 'Cart', 'Order'],
    }),
    register: build.mutation<SignedIn, Body<typeof endpoints.register>>({
      query: (body) => request(sessionEndpoints.register, { body }),
      rawResponseSchema: reader(sessionEndpoints.register.reply),
      transformResponse: toSignedIn,
      invalidatesTags: ['Client', 'Cart', 'Order'],
    }),
    firstConnection: build.mutation<unknown, Body<typeof endpoints.firstConnection>>({
      query: (body) => request(sessionEndpoints.firstConnection, { body }),
      invalidatesTags: ['Client'],
    }),
    /** Whose sessions have ended. */
    confirmPassword: build.mutation<
      Pick<endpoints.Client, 'id'>,
      Body<typeof endpoints.confirmPassword>
    >({
      query: (body) => request(sessionEndpoints.confirmPassword, { body }),
      rawResponseSchema: reader(sessionEndpoints.confirmPassword.reply),
      transformResponse: (reply) => reply as Pick<endpoints.Client, 'id'>,
      invalidatesTags: ['Client'],
    }),
  }),
})

export const {
  useSignInMutation,
  useRegisterMutation,
  useFirstConnectionMutation,
  useConfirmPasswordMutation,
} = sessionApi
