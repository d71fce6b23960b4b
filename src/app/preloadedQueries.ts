import type { UnknownAction } from '@reduxjs/toolkit'
import type { PreloadedQueries } from '../../contract/site/renderer'
import { api } from '../api/api'
import type { RootState } from '../api/RootState'

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0]

/**
 * The cached replies without times and request identifiers, so that one page always has one text.
 */
export function preloadedQueries({ api: { queries } }: RootState): PreloadedQueries {
  return Object.values(queries).flatMap((entry) => {
    if (entry?.data === undefined) return []
    return [{ endpointName: entry.endpointName, arg: entry.originalArgs, value: entry.data }]
  })
}

/** Puts the replies into the cache, as if they had just arrived. */
export function hydrateQueries(known: PreloadedQueries): UnknownAction {
  return api.util.upsertQueryEntries(known as unknown as Entries)
}
