import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified } from '../../wording/specified'
import { ShopProvider } from '../ui/Shop'
import { pageChunk } from './pageChunk'
import { PageProgress } from './PageProgress'
import { pagePatience } from './slowPages'

const isSaid = () => screen.queryByText(specified.common.waiting) !== null
afterEach(() => jest.useRealTimers())

test('a page whose code comes slowly is said to come, after a while and until it is there', async () => {
  jest.useFakeTimers()
  let come: (page: () => string) => void = () => undefined
  const { Page } = pageChunk('Slow', () => new Promise((resolve) => (come = resolve)))
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <PageProgress />
      <Suspense>
        <Page />
      </Suspense>
    </ShopProvider>,
  )
  await act(() => jest.advanceTimersByTimeAsync(pagePatience - 1))
  expect(isSaid()).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(isSaid()).toBe(true)
  await act(() => {
    come(() => 'Bonjour')
    return Promise.resolve()
  })
  expect(isSaid()).toBe(false)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
})

test('code that did not come is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(() => 'Bonjour'))
  load.mockRejectedValueOnce(new Error('no line'))
  const { preload } = pageChunk('Lost', load)
  await expect(preload()).rejects.toThrow('no line')
  await preload()
  await preload()
  expect(load).toHaveBeenCalledTimes(2)
})
