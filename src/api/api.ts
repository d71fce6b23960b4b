import { createApi } from '@reduxjs/toolkit/query/react'
import { callApi } from './baseQuery'

/** The one door to the network; each feature adds its endpoints, named as the contract's rows. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes: ['Product', 'Best', 'Cart', 'Order', 'Client'],
  endpoints: () => ({}),
  // Older replies are shown at once all the same, and asked for again.
  refetchOnMountOrArgChange: 60,
  // A reply that the row's reader refuses is a failed call, never a broken screen.
  catchSchemaFailure: () => ({ status: 0, code: 'unreadable' as const }),
  onSchemaFailure: (error, info) =>
    console.error(`${info.endpoint}: unreadable reply`, error.schemaName),
})
