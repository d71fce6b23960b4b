import { createSlice, isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { isClientChange } from './session'

/** A change of the cart that the cached cart does not contain yet. */
export type CartChange = {
  id: string
  /** The key of its article. */
  article: string
  /** On the quantity; 0 if only the reply says the quantity. */
  effect: number
  /** The server made it, and the cart is not read yet. */
  isSettled?: true
}
const initialState: CartChange[] = []

export const cartChanges = createSlice({
  name: 'cartChanges',
  initialState,
  reducers: {
    queued: (state, { payload }: PayloadAction<CartChange>) => {
      state.push(payload)
    },
    settled: (state, { payload: id }: PayloadAction<string>) => {
      for (const change of state) if (change.id === id) change.isSettled = true
    },
    /** Refused by the server, or lost on the network. */
    failed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((change) => change.id !== id),
    /** The cart of a reply is in the cache. */
    cartWritten: dropSettled,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isClientChange, () => initialState).addMatcher(isCartRead, dropSettled)
  },
  selectors: { all: (state) => state },
})

/** Reads and changes share one queue, so a cart that arrives contains every settled change. */
function dropSettled(state: CartChange[]): CartChange[] {
  return state.filter(({ isSettled }) => !isSettled)
}

/** The action by which RTK Query puts a cart into the cache. */
function isCartRead(action: UnknownAction): boolean {
  if (!isFulfilled(action)) return false
  const { endpointName } = action.meta.arg as { endpointName?: string }
  return endpointName === 'getCart'
}
