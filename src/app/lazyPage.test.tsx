/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified } from '../../wording/specified'
import { ShopProvider } from '../ui/Shop'
import type { PageModule } from '../pages/PageModule'
import { lazyPage } from './lazyPage'
import { PageProgress } from './PageProgress'
import { announceAfterMs } from './slowPages'
import { createShopStore } from './store'

const isSaid = () => screen.queryByText(specified.common.waiting) !== null
afterEach(() => jest.useRealTimers())

const place = { page: 'contact', search: '' } as const
const module: PageModule = {
  Page: () => 'Bonjour',
  head: () => ({ title: 'Contact', isIndexed: false }),
}
function Shop({ children }: { children: ReactNode }) {
  return (
    <Provider store={createShopStore(pageSettingsOfTests, localStorage)}>
      <ShopProvider settings={pageSettingsOfTests}>{children}</ShopProvider>
    </Provider>
  )
}

test('a slow page is announced after a while, until it is there', async () => {
  jest.useFakeTimers()
  let arrive: (module: PageModule) => void = () => undefined
  const { Page } = lazyPage('Slow', () => new Promise((resolve) => (arrive = resolve)))
  render(
    <Shop>
      <PageProgress />
      <Suspense>
        <Page {...place} />
      </Suspense>
    </Shop>,
  )
  await act(() => jest.advanceTimersByTimeAsync(announceAfterMs - 1))
  expect(isSaid()).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(isSaid()).toBe(true)
  await act(() => {
    arrive(module)
    return Promise.resolve()
  })
  expect(isSaid()).toBe(false)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
  expect(document.title).toBe('Contact')
})

test('code that did not arrive is fetched again', async () => {
  const importModule = jest.fn(() => Promise.resolve(module))
  importModule.mockRejectedValueOnce(new Error('no network'))
  const { load } = lazyPage('Lost', importModule)
  await expect(load()).rejects.toThrow('no network')
  await load()
  await load()
  expect(importModule).toHaveBeenCalledTimes(2)
})
