import {
  isAction,
  isAnyOf,
  isRejectedWithValue,
  type Action,
  type Middleware,
} from '@reduxjs/toolkit'
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
export function createListeners({ cartQueue, settings }: StoreExtra): Middleware<object, WithApi> {
  const { sessionEnded } = commonWords[settings.wording]
  return (store) => {
    const forget = () => {
      cartQueue.drop()
      forgetClient(store.getState().api).forEach((action) => store.dispatch(action))
    }
    const end = () => {
      store.dispatch(session.actions.ended(currentPath(settings.basePath)))
      store.dispatch(notices.actions.shown({ kind: 'info', text: sessionEnded }))
    }
    return (next) => (action) => {
      if (!isAction(action)) return next(action)
      const before = store.getState().session.token
      const result = next(action)
      const { token } = store.getState().session
      if (before !== null && (isSignedOut(action) || isAnotherClients(token, before, action)))
        forget()
      if (token !== null && isEndOfSession(action)) end()
      return result
    }
  }
}

/** A renewed token is the same client's session going on. */
function isAnotherClients(token: string | null, before: string, action: Action): boolean {
  return token !== before && !session.actions.tokenRenewed.match(action)
}

function isEndOfSession(action: Action): boolean {
  return isRejectedWithValue(action) && toProblem(action.payload).code === 'session_ended'
}

/** The screen's path as the router knows it. */
function currentPath(basePath: string): string {
  return location.pathname.slice(basePath.length - 1) + location.search
}
