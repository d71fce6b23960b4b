/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import type { ShownProblem } from '../../ui/ProblemText'
import { ShopProvider } from '../../ui/Shop'
import { RemovedLine } from './RemovedLine'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(refusal?: ShownProblem) {
  const ended = jest.fn()
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <RemovedLine name="Sencha" refusal={refusal} onUndo={jest.fn()} onEnd={ended} />
    </ShopProvider>,
  )
  return ended
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('a removed line can be brought back for ten seconds, which stop while it has the focus', () => {
  const ended = show()
  pass(9)
  fireEvent.focus(screen.getByRole('button', { name: 'Annuler' }))
  pass(60)
  expect(ended).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button', { name: 'Annuler' }))
  pass(2)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a line that could not be brought back says why, and stays on offer', () => {
  const ended = show({ message: 'Il n’en reste que 1.' })
  pass(60)
  expect(screen.getByText('Il n’en reste que 1.')).toBeInTheDocument()
  expect(ended).not.toHaveBeenCalled()
})
