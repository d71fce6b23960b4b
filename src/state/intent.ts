import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Grind } from '../../contract/grinds'
import { session } from './session'

/** What a visitor wanted in the cart before signing in; kept in memory alone. */
export type Intent = {
  serial: string
  grind?: Grind | null
  quantity: number
  /** Milliseconds since 1970. */
  at: number
}

/** Milliseconds after which it is no longer meant. */
const maxAgeMs = 30 * 60_000

export const intent = createSlice({
  name: 'intent',
  initialState: {
    wanted: null as Intent | null,
    /** How a coffee was last to be ground: where the next one's page begins. */
    grind: 'grains' as Grind,
  },
  reducers: {
    wanted: {
      prepare: (article: Omit<Intent, 'at'>) => ({ payload: { ...article, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Intent>) => {
        state.wanted = payload
      },
    },
    ground: (state, { payload }: PayloadAction<Grind>) => {
      state.grind = payload
    },
    /** It is being added, or is too old. */
    ended: (state) => {
      state.wanted = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(session.actions.signedOut, (state) => {
      state.wanted = null
    })
  },
  selectors: { wanted: (state) => state.wanted, grind: (state) => state.grind },
})

export const isStillMeant = ({ at }: Intent): boolean => Date.now() - at < maxAgeMs
