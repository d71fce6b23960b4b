import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Client } from '../../contract/api/clients'
import type { RootState } from '../api/RootState'
import { session } from '../state/session'
import type { Dispatch, Thunk } from './store'
import { signIn, signOut } from './sessionCommands'

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** The session as the specification names it; `login` and `logout` settle once storage agrees. */
export function useSession() {
  const dispatch = useAppDispatch()
  const token = useAppSelector(session.selectors.token)
  const client = useAppSelector(session.selectors.client)
  const login = useCallback(
    (newToken: string, newClient: Client) =>
      dispatch(signIn({ token: newToken, client: newClient })),
    [dispatch],
  )
  const logout = useCallback(() => dispatch(signOut()), [dispatch])
  return { token, client, login, logout, isAuthenticated: token !== null }
}

/** False until storage is read; until then nobody is signed in or out. */
export function useIsSessionKnown(): boolean {
  return useAppSelector(session.selectors.isKnown)
}

/** Whether the server ended the session, and nobody has signed out or in since. */
export const isSessionOver: Thunk<boolean> = (_, getState) =>
  session.selectors.endedAt(getState()) !== null
