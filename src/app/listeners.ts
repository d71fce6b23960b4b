import { isAction, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { commonWords } from '../../wording/common'
import type { StoreExtra } from '../api/baseQuery'
import { toProblem } from '../api/Problem'
import type { RootState } from '../api/RootState'
import { notices } from '../state/notices'
import { isClientChange, session } from '../state/session'

/** Reacts to events of the session from any screen. */
export function createListeners({ queues, settings }: StoreExtra): Middleware<object, RootState> {
  const { sessionEnded } = commonWords[settings.wording]
  return (store) => {
    const end = () => {
      store.dispatch(session.actions.ended(currentPath(settings.basePath)))
      store.dispatch(notices.actions.shown({ kind: 'info', text: sessionEnded }))
    }
    return (next) => (action) => {
      if (!isAction(action)) return next(action)
      const result = next(action)
      if (isClientChange(action)) queues.cart.drop()
      if (isEndOfSession(action) && session.selectors.isSignedIn(store.getState())) end()
      return result
    }
  }
}

function isEndOfSession(action: unknown): boolean {
  return isRejectedWithValue(action) && toProblem(action.payload).code === 'session_ended'
}

/** The screen's path as the router knows it. */
function currentPath(basePath: string): string {
  return location.pathname.slice(basePath.length - 1) + location.search
}
