import { createApi } from '@reduxjs/toolkit/query/react'
import { callApi } from './baseQuery'

/** The cache of replies; each feature adds its endpoints, under their names in the contract. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes: ['Product', 'Best', 'Cart', 'Order', 'Client'],
  endpoints: () => ({}),
  // Seconds after which a reply is shown at once and asked for again.
  refetchOnMountOrArgChange: 60,
  // A reply that the endpoint's schema refuses is a failed call, never a broken screen.
  catchSchemaFailure: () => ({ status: 0, code: 'unreadable' as const }),
  onSchemaFailure: (error, info) =>
    console.error(`${info.endpoint}: unreadable reply`, error.schemaName),
})
