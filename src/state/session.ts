import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import type { Client } from '../../contract/api/clients'

export type Session = {
  /** `unknown` until storage is read: neither signed in nor signed out. */
  status: 'unknown' | 'known'
  token: string | null
  client: Client | null
  /** The screen on which the server ended the session; signing in returns to it. */
  endedAt: string | null
}
type SignedIn = { token: string; client: Client }
type Renewed = { token: string; clientId: Client['id'] }

const initialState: Session = { status: 'unknown', token: null, client: null, endedAt: null }
const signedOutState: Session = { ...initialState, status: 'known' }

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<SignedIn>): Session => ({
      ...signedOutState,
      ...payload,
    }),
    /** The client signed out, or deleted the account. */
    signedOut: () => signedOutState,
    /** The server no longer accepts the token; the payload is the path of the screen. */
    ended: (_, { payload }: PayloadAction<string>): Session => ({
      ...signedOutState,
      endedAt: payload,
    }),
    /** Another tab signed another client in, or out. */
    changedElsewhere: (_, { payload }: PayloadAction<SignedIn | null>): Session =>
      payload ? { ...signedOutState, ...payload } : signedOutState,
    // A reply may arrive after its client signed out.
    clientEdited: (state, { payload }: PayloadAction<Client>) => {
      if (state.client?.id === payload.id) state.client = payload
    },
    tokenRenewed: (state, { payload }: PayloadAction<Renewed>) => {
      if (state.client?.id === payload.clientId) state.token = payload.token
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: { type: string; key?: unknown }) =>
        action.type === REHYDRATE && action.key === 'session',
      (state) => {
        state.status = 'known'
      },
    )
  },
  selectors: {
    isKnown: (state) => state.status === 'known',
    isSignedIn: (state) => state.token !== null,
    token: (state) => state.token,
    client: (state) => state.client,
    endedAt: (state) => state.endedAt,
  },
})

const { signedIn, signedOut, ended, changedElsewhere } = session.actions
/** Whether the action signs another client in, or out. */
export const isClientChange = isAnyOf(signedIn, signedOut, ended, changedElsewhere)

/**
 * The id of the client after such a change; null for nobody. Undefined where the server ended the
 * session: what its client had begun waits for the next sign-in.
 */
export function clientIdAfter(
  change: ReturnType<typeof signedIn | typeof signedOut | typeof ended | typeof changedElsewhere>,
): string | null | undefined {
  if (ended.match(change)) return undefined
  const client = signedOut.match(change) ? null : change.payload?.client
  return client ? String(client.id) : null
}
