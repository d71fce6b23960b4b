import { staffEventEndpoints as endpoints } from '../../../../contract/api/client/staff'
import { apiRoot } from '../../../../contract/site/pageSettings'
import { adminApi } from '../../../api/admin/adminApi'
import type { AdminExtra } from '../../../api/admin/callAdmin'
import { followEvents } from './followEvents'
import { tagsOf } from './tagsOf'

export const staffEventsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** While somebody is subscribed, what changes on the server is read again. */
    followStaffEvents: build.query<null, undefined>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_, { dispatch, extra, cacheEntryRemoved }) {
        // Without streams, a window reads again when it gets the focus.
        if (typeof EventSource === 'undefined') return
        const root = apiRoot((extra as AdminExtra).settings)
        const stop = followEvents(`${root}${endpoints.followStaffEvents.path}`, {
          onChanges: (changes) => void dispatch(adminApi.util.invalidateTags(tagsOf(changes))),
          onRefused: () => void dispatch(adminApi.util.invalidateTags(['Session'])),
        })
        await cacheEntryRemoved
        stop()
      },
    }),
  }),
})

export const { useFollowStaffEventsQuery } = staffEventsApi
