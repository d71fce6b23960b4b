import type * as z from 'zod/mini'
import * as rows from '../../../contract/clients'
import { tolerant } from '../../../contract/tolerant'
import { api } from '../../api/api'
import { request } from '../../api/request'
import { toClient } from '../../api/toClient'

type Body<Row extends { body: z.ZodMiniType }> = z.input<Row['body']>
type SignedIn = { token: string; client: rows.Client }

const toSignedIn = (reply: unknown): SignedIn => {
  const { token, client } = reply as SignedIn
  return { token, client: toClient(client) }
}

/** Nothing that is cached depends on who is signed in before the client is: no tags. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, Body<typeof rows.signIn>>({
      query: (body) => request(rows.signIn, { body }),
      rawResponseSchema: tolerant(rows.signIn.replies[200]),
      transformResponse: toSignedIn,
    }),
    register: build.mutation<SignedIn, Body<typeof rows.register>>({
      query: (body) => request(rows.register, { body }),
      rawResponseSchema: tolerant(rows.register.replies[201]),
      transformResponse: toSignedIn,
    }),
    firstConnection: build.mutation<unknown, Body<typeof rows.firstConnection>>({
      query: (body) => request(rows.firstConnection, { body }),
    }),
    confirmPassword: build.mutation<unknown, Body<typeof rows.confirmPassword>>({
      query: (body) => request(rows.confirmPassword, { body }),
    }),
  }),
})

export const {
  useSignInMutation,
  useRegisterMutation,
  useFirstConnectionMutation,
  useConfirmPasswordMutation,
} = sessionApi
