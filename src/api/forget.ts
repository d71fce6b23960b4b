import type { UnknownAction } from '@reduxjs/toolkit'
import { clientEndpoints } from '../../contract/api/clientEndpoints'
import { api } from './api'

const clientCalls = new Set(
  Object.values(clientEndpoints)
    .filter(({ audience }) => audience === 'client')
    .map(({ name }): string => name),
)
type ApiState = ReturnType<typeof api.reducer>

/** The actions that remove all that the cache knows of a client, and leave the catalogue. */
export function forgetClient(state: ApiState): UnknownAction[] {
  const queries = Object.entries(state.queries)
    .filter(([, entry]) => clientCalls.has(entry?.endpointName ?? ''))
    .map(([queryCacheKey]) =>
      api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
    )
  // Mutations also hold the sign-in's password and reply.
  const mutations = Object.keys(state.mutations).map((requestId) =>
    api.internalActions.removeMutationResult({ requestId }),
  )
  return [...queries, ...mutations]
}
