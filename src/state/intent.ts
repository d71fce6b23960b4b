import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Grind } from '../../contract/grinds'
import { clientIdAfter, isClientChange } from './session'

/** What is wanted in the cart before the sign-in; in memory alone. */
export type Intent = {
  serial: string
  grind?: Grind | null
  quantity: number
  /** Of whom the session ended under the click; null of a visitor, who may become any client. */
  clientId: string | null
  /** Milliseconds since 1970. */
  at: number
  /** Why it was not added after the sign-in, until the next try or the next page. */
  refusal?: { message: string; reference?: string | undefined }
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
    /** It is being added, is too old, or was refused on a page that was left. */
    ended: (state) => {
      state.wanted = null
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isClientChange, (state, action) => {
      const clientId = clientIdAfter(action)
      const isTheirs =
        clientId !== null && [null, clientId].includes(state.wanted?.clientId ?? null)
      if (clientId !== undefined && !isTheirs) state.wanted = null
    })
  },
  selectors: { wanted: (state) => state.wanted, grind: (state) => state.grind },
})

export const isStillMeant = ({ at }: Intent): boolean => Date.now() - at < maxAgeMs
