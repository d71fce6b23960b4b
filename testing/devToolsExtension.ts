import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'

/** The log of the browser's extension: each action with the state after it, as text. */
export const shown: string[] = []

type Sanitizers = Pick<DevToolsEnhancerOptions, 'actionSanitizer' | 'stateSanitizer'>

/** Redux Toolkit looks for the extension once, when it is loaded: import this file before it. */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Sanitizers) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, recordShown(options)].reduceRight(
        (create, enhance) => enhance(create),
        createStore,
      ),
})

function recordShown({ actionSanitizer, stateSanitizer }: Sanitizers): StoreEnhancer {
  return (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded)
    return {
      ...store,
      dispatch(action) {
        const result = store.dispatch(action)
        // The extension asks for the state first.
        const state = stateSanitizer?.(store.getState(), shown.length)
        shown.push(JSON.stringify({ state, action: actionSanitizer?.(action, shown.length) }))
        return result
      },
    }
  }
}
