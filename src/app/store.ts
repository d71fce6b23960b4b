import {
  combineReducers,
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import type { PageSettings } from '../../contract/site/pageSettings'
import { api } from '../api/api'
import { apiReducer } from '../api/apiReducer'
import type { StoreExtra } from '../api/baseQuery'
import type { RootState } from '../api/RootState'
import { overNetwork } from '../api/overNetwork'
import type { Transport } from '../api/transport'
import { createSerialQueue } from '../api/SerialQueue'
import { delivery } from '../state/delivery'
import type { TextStorage } from '../state/browserStorage'
import { session } from '../state/session'
import { slices } from '../state/slices'
import type { DevTools } from './devTools'
import { createListeners } from './listeners'
import { deliveryStorageAdapter, sessionStorageAdapter } from './storage'

const plainReducers = { ...slices, api: apiReducer }
/** What thunks of this store get beside the state. */
export type Extra = StoreExtra & { storage: { flush(): Promise<void> } }
export type Thunk<Result> = ThunkAction<Result, RootState, Extra, UnknownAction>

const bare = { keyPrefix: '', serialize: false, deserialize: false }

/**
 * The store with the tools that the shop's setting asks for; otherwise their code is not loaded.
 */
export async function openShopStore(settings: PageSettings, storage: TextStorage) {
  if (!settings.devtools) return createShopStore(settings, storage)
  const { openDevTools } = await import(/* webpackChunkName: "devTools" */ './devTools')
  return createShopStore(settings, storage, openDevTools())
}

/** The browser's store; `start` reads storage and then keeps it in step. */
export function createShopStore(settings: PageSettings, storage: TextStorage, tools?: DevTools) {
  const transport = overNetwork(settings)
  const extra = toExtra(settings, {
    transport: tools ? tools.watch(transport) : transport,
    retries: 2,
    log: (line) => console.error(line),
  })
  const reducer = combineReducers({
    ...plainReducers,
    session: persistReducer(
      {
        ...bare,
        key: 'session',
        storage: sessionStorageAdapter(storage),
        whitelist: ['token', 'client'],
      },
      session.reducer,
    ),
    delivery: persistReducer(
      { ...bare, key: 'delivery', storage: deliveryStorageAdapter(storage), whitelist: ['mode'] },
      delivery.reducer,
    ),
  })
  const store = configureStore({
    reducer,
    devTools: tools ? tools.options : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(createListeners(extra))
        .concat(api.middleware),
  })
  return Object.assign(store, {
    start() {
      // What was read is written at once: later it may be older than what another tab has written.
      const persistor = persistStore(store, null, () => void persistor.flush())
      extra.storage.flush = () => persistor.flush() as Promise<void>
      return persistor
    },
    /** Every later call goes through what `wrap` returns. */
    wrapTransport(wrap: (transport: Transport) => Transport) {
      extra.transport = wrap(extra.transport)
    },
  })
}

/** A store for one page rendered on the server: no session, no storage. */
export function createPageStore(settings: PageSettings, transport: Transport) {
  const extraArgument = toExtra(settings, { transport, retries: 0, log: () => undefined })
  return configureStore({
    reducer: plainReducers,
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware),
  })
}

function toExtra(
  settings: PageSettings,
  manner: Pick<Extra, 'transport' | 'retries' | 'log'>,
): Extra {
  return {
    ...manner,
    settings,
    queues: { cart: createSerialQueue() },
    storage: { flush: () => Promise.resolve() },
  }
}

export type ShopStore = ReturnType<typeof createShopStore>
export type PageStore = ReturnType<typeof createPageStore>
export type Dispatch = ShopStore['dispatch']
