import type { UnknownAction } from '@reduxjs/toolkit'
import { endpointsOfClients } from '../../contract/api/client/ofClients'
import { isClientChange } from '../state/session'
import { api } from './api'

type ApiState = ReturnType<typeof api.reducer>

/** RTK Query's reducer; it forgets a client who signs out, but not the catalogue. */
export function apiReducer(state: ApiState | undefined, action: UnknownAction): ApiState {
  return api.reducer(state && isClientChange(action) ? forgetClient(state) : state, action)
}

const ofClients = new Set(endpointsOfClients)

/** Drops the mutations too, because they hold the sign-in's reply. */
function forgetClient(state: ApiState): ApiState {
  const queries = Object.entries(state.queries).filter(
    ([, entry]) => !ofClients.has(entry?.endpointName ?? ''),
  )
  return { ...state, queries: Object.fromEntries(queries), mutations: {} }
}
