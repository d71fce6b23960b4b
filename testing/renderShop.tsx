import { act, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PageSettings } from '../contract/site/pageSettings'
import { App } from '../src/app/App'
import { pageNamed } from '../src/app/pages'
import { placeAt } from '../src/app/placeAt'
import { openShopStore } from '../src/app/store'
import { syncTabs } from '../src/app/tabs'
import { browserStorage } from '../src/state/browserStorage'
import { chooseWords } from '../wording/words'
import { pageSettingsOfTests } from './pageSettingsOfTests'
import type { RegisteredClient } from './startShopForScreens'

const opened = new Set<() => void>()
afterEach(() => {
  opened.forEach((close) => close())
})

type Options = {
  path?: string
  /** Reloads the page: its URL and its history state remain. */
  isReload?: boolean
  signedInAs?: RegisteredClient
  wording?: PageSettings['wording']
  settings?: Partial<PageSettings>
}

/**
 * Renders the real shop on jsdom's page, against the real server, for a visitor who opens this
 * path.
 */
export async function renderShop(options: Options = {}) {
  const { path = '/', isReload = false, signedInAs, wording, settings } = options
  const page = { ...pageSettingsOfTests, ...settings, ...(wording && { wording }) }
  if (signedInAs) {
    localStorage.setItem('token', signedInAs.token)
    localStorage.setItem('client', JSON.stringify(signedInAs.client))
  }
  if (!isReload) window.history.pushState(null, '', path)
  // A new document: nothing of the previous page remains.
  document.head.replaceChildren()
  const store = await openShopStore(page, browserStorage)
  const persistor = store.start()
  const stopFollowing = syncTabs(store, window)
  const { pathname, search } = window.location
  await pageNamed(placeAt(pathname, search, page.basePath).page).load()
  const view = render(<App store={store} settings={page} />)
  // Before a visitor could look, storage was read and the state updated.
  await waitFor(() => expect(store.getState().session.status).toBe('known'))
  await act(() => persistor.flush() as Promise<void>)
  /** Leaves the page like a closed tab; storage remains. */
  const close = () => {
    opened.delete(close)
    stopFollowing()
    persistor.pause()
    view.unmount()
  }
  opened.add(close)
  return { ...view, store, close, words: chooseWords(page.wording), user: userEvent.setup() }
}
