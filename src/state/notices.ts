import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Notice = {
  id: string
  kind: 'success' | 'error' | 'info'
  text: string
  /** The newest of a topic replaces the one before. */
  topic?: string
}
const initialState: Notice[] = []

/** Passing messages: each disappears after `noticeDuration`, or earlier if it was wrong. */
export const notices = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    shown: {
      // An id for each showing: the same words are said again, for their whole time.
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => [
        ...state.filter(({ topic }) => topic === undefined || topic !== payload.topic),
        payload,
      ],
    },
    /** Its time is over, the shopper closed it, or it was withdrawn. */
    withdrawn: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
  selectors: { all: (state) => state },
})

/** Milliseconds (specification, constants). */
export const noticeDuration = 3000
