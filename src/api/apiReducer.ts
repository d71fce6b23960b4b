import type { UnknownAction } from '@reduxjs/toolkit'
import { clientEndpoints } from '../../contract/api/clientEndpoints'
import { isClientChange } from '../state/session'
import { api } from './api'

type ApiState = ReturnType<typeof api.reducer>

/** RTK Query's reducer; of a client who left it knows nothing, of the catalogue as much as before. */
export function apiReducer(state: ApiState | undefined, action: UnknownAction): ApiState {
  return api.reducer(state && isClientChange(action) ? forgetClient(state) : state, action)
}

const ofClients = new Set(
  Object.values(clientEndpoints)
    .filter(({ audience }) => audience === 'client')
    .map(({ name }): string => name),
)

/** Mutations go as well: they hold the sign-in's reply. */
function forgetClient(state: ApiState): ApiState {
  const queries = Object.entries(state.queries).filter(
    ([, entry]) => !ofClients.has(entry?.endpointName ?? ''),
  )
  return { ...state, queries: Object.fromEntries(queries), mutations: {} }
}
