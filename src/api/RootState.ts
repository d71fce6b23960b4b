import type { StateFromReducersMapObject, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { slices } from '../state/slices'
import type { apiReducer } from './apiReducer'
import type { StoreExtra } from './baseQuery'

/** The whole state of the store, as every layer reads it. */
export type RootState = StateFromReducersMapObject<typeof slices> & {
  api: ReturnType<typeof apiReducer>
}
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
