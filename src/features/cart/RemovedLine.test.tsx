/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { ShopProvider } from '../../ui/Shop'
import { RemovedLine } from './RemovedLine'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a removed line can be brought back for ten seconds, which stop while it has the focus', () => {
  const ended = jest.fn()
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <RemovedLine name="Sencha" onUndo={jest.fn()} onEnd={ended} />
    </ShopProvider>,
  )
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  pass(9)
  fireEvent.focus(screen.getByRole('button', { name: 'Annuler' }))
  pass(60)
  expect(ended).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button', { name: 'Annuler' }))
  pass(2)
  expect(ended).toHaveBeenCalledTimes(1)
})
