import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { adminApi } from '../../api/admin/adminApi'
import type { AdminExtra } from '../../api/admin/callAdmin'
import { createProofGate } from '../../api/admin/ProofGate'
import { staffSessionApi } from '../../features/admin/session/staffSessionApi'
import { overNetwork } from '../../api/overNetwork'

/** The next user of the browser finds nothing of what a member read or typed. */
const forgetLast: Middleware = (store) => {
  let last: string | undefined
  const forget = () => store.dispatch(adminApi.util.resetApiState() as never)
  return (next) => (action) => {
    const { getStaffSession, staffSignOut } = staffSessionApi.endpoints
    const email = getStaffSession.matchFulfilled(action) ? action.payload.member?.email : undefined
    if (email && last && email !== last) forget()
    last = email ?? last
    const result = next(action)
    if (staffSignOut.matchFulfilled(action)) forget()
    return result
  }
}

/** A session that has ended shows the sign-in screen, wherever one is. */
const noticeEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  const isEnd = isRejectedWithValue(action) && isEndOfSession(action.payload)
  if (isEnd) store.dispatch(adminApi.util.invalidateTags(['Session']) as never)
  return result
}

const isEndOfSession = (problem: unknown) => {
  const { code } = problem as { code?: string }
  return code === 'session_ended' || code === 'unauthenticated'
}

/** The admin's store: the cache of its replies, and nothing else. */
export function createAdminStore(settings: PageSettings) {
  const extraArgument: AdminExtra = {
    settings,
    transport: overNetwork(settings),
    proof: createProofGate(),
  }
  const store = configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(forgetLast, noticeEnd)
        .concat(adminApi.middleware),
  })
  setupListeners(store.dispatch)
  return { store, proof: extraArgument.proof }
}
export type AdminStore = ReturnType<typeof createAdminStore>
