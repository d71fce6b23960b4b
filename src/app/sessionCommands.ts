import type { Client } from '../../contract/api/clients'
import { session } from '../state/session'
import type { Thunk } from './store'

/** Signs in and waits until storage holds the session, so that a navigation may follow. */
export function signIn(signedIn: { token: string; client: Client }): Thunk<Promise<void>> {
  return async (dispatch, _, { storage }) => {
    dispatch(session.actions.signedIn(signedIn))
    await storage.flush()
  }
}

/**
 * Signs out and waits until storage holds nothing of the session any more. This tab erases for all;
 * the others do not know whether the client signed out or the shop ended the session.
 */
export function signOut(): Thunk<Promise<void>> {
  return async (dispatch, _, { storage }) => {
    dispatch(session.actions.signedOut())
    // A browser without storage has nothing to erase.
    erase().catch(() => undefined)
    await storage.flush()
  }
}

async function erase(): Promise<void> {
  const { eraseClient } = await import(/* webpackChunkName: "whenLoaded" */ './eraseClient')
  await eraseClient()
}
