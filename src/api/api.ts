import { createApi } from '@reduxjs/toolkit/query/react'
import { callApi } from './baseQuery'

/** The cache of replies; each feature injects its endpoints under their names in the contract. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes: ['Product', 'Best', 'Cart', 'Order', 'Client', 'Favourite'],
  endpoints: () => ({}),
  // Seconds after which a cached reply is shown and fetched again.
  refetchOnMountOrArgChange: 60,
  // A reply that the endpoint's schema refuses is a failed call instead of a broken screen.
  catchSchemaFailure: () => ({ status: 0, code: 'unreadable' as const }),
  onSchemaFailure: (error, info) =>
    console.error(`${info.endpoint}: unreadable reply`, error.schemaName),
})
