import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AddressParts } from '../../contract/api/address'
import { isClientChange, session } from './session'

/** An address that a client typed for an order; it is in no storage. */
type TypedAddress = { clientId: string | null; parts: AddressParts }

export const emptyAddress: AddressParts = {
  street: '',
  complement: '',
  postcode: '',
  town: '',
  phone: '',
}
const initialState: TypedAddress = { clientId: null, parts: emptyAddress }

export const typedAddress = createSlice({
  name: 'typedAddress',
  initialState,
  reducers: {
    typed: (_, { payload }: PayloadAction<{ clientId: string; parts: AddressParts }>) => payload,
  },
  extraReducers: (builder) => {
    // It outlives a session that the server ended, but not a sign-out or another client.
    builder.addMatcher(isClientChange, (state, action) => {
      if (session.actions.ended.match(action)) return state
      const client = session.actions.signedOut.match(action) ? null : action.payload?.client
      return client && String(client.id) === state.clientId ? state : initialState
    })
  },
  selectors: {
    /** Null if this client typed none. */
    partsOf: (state, clientId: string) => (state.clientId === clientId ? state.parts : null),
  },
})
