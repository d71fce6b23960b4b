import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AddressParts } from '../../contract/api/address'
import { clientIdAfter, isClientChange } from './session'

/** An address that a client typed for an order; it is in no storage. */
type TypedAddress = {
  clientId: string | null
  /** Null if none was typed. */
  parts: AddressParts | null
  /** The address that was chosen in place of the typed one, in one line; null for the typed one. */
  chosen: string | null
}
type OfClient<Field> = PayloadAction<{ clientId: string } & Field>

export const emptyAddress: AddressParts = {
  street: '',
  complement: '',
  postcode: '',
  town: '',
  phone: '',
}
const initialState: TypedAddress = { clientId: null, parts: null, chosen: null }

export const typedAddress = createSlice({
  name: 'typedAddress',
  initialState,
  reducers: {
    typed: (_, { payload }: OfClient<{ parts: AddressParts }>) => ({ ...payload, chosen: null }),
    chosen: (state, { payload }: OfClient<{ chosen: string | null }>) => ({
      ...payload,
      parts: state.clientId === payload.clientId ? state.parts : null,
    }),
    /** The order is placed: the next one begins anew. */
    used: () => initialState,
  },
  extraReducers: (builder) => {
    // It outlives a session that the server ended, but not a sign-out or another client.
    builder.addMatcher(isClientChange, (state, action) => {
      const clientId = clientIdAfter(action)
      return clientId === undefined || clientId === state.clientId ? state : initialState
    })
  },
  selectors: {
    /** Null if this client typed none. */
    partsOf: (state, clientId: string) => (state.clientId === clientId ? state.parts : null),
    /** Undefined if this client has chosen and typed none; null for the typed one. */
    chosenOf: (state, clientId: string) => (state.clientId === clientId ? state.chosen : undefined),
  },
})
