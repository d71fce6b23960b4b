import { homeEndpoints } from '../../../contract/api/client/home'
import type { OwnHomeReply } from '../../../contract/api/home'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { request } from '../../api/request'

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null from a host that says nothing of its own. */
    getHome: build.query<OwnHomeReply | null, undefined>({
      query: () => ({ ...request(homeEndpoints.getHome, {}), mayBeMissing: true }),
      transformResponse: (reply) =>
        accepts(homeEndpoints.getHome.reply, reply) ? (reply as OwnHomeReply) : null,
      // Read again with the products beside it.
      providesTags: ['Best'],
    }),
  }),
})

export const { useGetHomeQuery } = homeApi
