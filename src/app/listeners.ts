import { createListenerMiddleware, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit'
import { commonWords } from '../../wording/common'
import type { api } from '../api/api'
import type { StoreExtra } from '../api/baseQuery'
import { forgetClient } from '../api/forget'
import { toProblem } from '../api/Problem'
import { notices } from '../state/notices'
import { session } from '../state/session'

const isSignedOut = isAnyOf(session.actions.signedOut, session.actions.ended)
type WithApi = { api: ReturnType<typeof api.reducer>; session: { token: string | null } }

/** What follows from events of the session, whichever screen they come from. */
export function createListeners({ cartTurns, settings }: StoreExtra) {
  const { sessionEnded } = commonWords[settings.wording]
  const listeners = createListenerMiddleware<WithApi>()
  listeners.startListening({
    predicate: (action, current, previous) =>
      isSignedOut(action) || current.session.token !== previous.session.token,
    effect: (action, listenerApi) => {
      const before = listenerApi.getOriginalState().session.token
      // A renewed token is the same client's session going on.
      if (before === null || session.actions.tokenRenewed.match(action)) return
      cartTurns.drop()
      forgetClient(listenerApi.getState().api).forEach((forget) => listenerApi.dispatch(forget))
    },
  })
  listeners.startListening({
    matcher: isRejectedWithValue,
    effect: (action, listenerApi) => {
      const ended = toProblem(action.payload).code === 'session_ended'
      if (!ended || listenerApi.getState().session.token === null) return
      listenerApi.dispatch(session.actions.ended(currentPath(settings.basePath)))
      listenerApi.dispatch(notices.actions.shown({ kind: 'info', text: sessionEnded }))
    },
  })
  return listeners
}

/** The screen's path as the router knows it. */
function currentPath(basePath: string): string {
  return location.pathname.slice(basePath.length - 1) + location.search
}
