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
import type { PageSettings } from '../../contract/pageSettings'
import { chooseWords } from '../../wording/words'
import { api } from '../api/api'
import type { StoreExtra } from '../api/baseQuery'
import { createTurns } from '../api/turns'
import { delivery } from '../state/delivery'
import { notices } from '../state/notices'
import { session } from '../state/session'
import { devTools } from './devTools'
import { createListeners } from './listeners'
import { deliveryStorageAdapter, sessionStorageAdapter } from './storage'

const plainReducers = {
  session: session.reducer,
  delivery: delivery.reducer,
  notices: notices.reducer,
  api: api.reducer,
}
export type RootState = {
  [Slice in keyof typeof plainReducers]: ReturnType<(typeof plainReducers)[Slice]>
}
/** What thunks of this store are given beside the state. */
export type Extra = StoreExtra & { storage: { flush(): Promise<void> } }
export type Thunk<Result> = ThunkAction<Result, RootState, Extra, UnknownAction>

const bare = { keyPrefix: '', serialize: false, deserialize: false }

/** The browser's store; `start` begins to read storage and to keep it in step. */
export function createShopStore(settings: PageSettings, storage: Storage) {
  const extra: Extra = {
    settings,
    words: chooseWords(settings.wording),
    cartTurns: createTurns(),
    storage: { flush: () => Promise.resolve() },
  }
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
    devTools: devTools(settings.devtools),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(createListeners(extra).middleware)
        .concat(api.middleware),
  })
  return Object.assign(store, {
    start() {
      const persistor = persistStore(store)
      extra.storage.flush = () => persistor.flush() as Promise<void>
      return persistor
    },
  })
}

export type ShopStore = ReturnType<typeof createShopStore>
export type Dispatch = ShopStore['dispatch']
