/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { ShopProvider } from '../../ui/Shop'
import { OpenNow } from './OpenNow'

const usual = [{ from: '10:00', to: '19:00' }]
const always = [{ from: '00:00', to: '23:59' }]
const longClosure = [{ from: '2025-11-24', to: '2027-11-24' }]

afterEach(() => jest.useRealTimers())

/** What is said at this moment; 24 November 2026 is a Tuesday, Paris an hour ahead of UTC. */
function said(at: string, spans: typeof usual, closed: typeof usual = []): string {
  jest.useFakeTimers({ now: new Date(at) })
  const week = [spans === always ? always : [], ...Array<typeof usual>(5).fill(spans), []]
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <OpenNow hours={{ week, closed }} />
    </ShopProvider>,
  )
  return document.body.textContent.replaceAll('\u00a0', ' ')
}

test.each([
  ['2026-11-24T10:00:00Z', usual, [], 'Ouvert jusqu’à 19 h'],
  ['2026-11-24T10:00:00Z', always, [], 'Ouvert'],
  ['2026-11-24T06:00:00Z', usual, [], 'Fermé, ouvre à 10 h'],
  ['2026-11-24T19:00:00Z', usual, [], 'Fermé, ouvre demain à 10 h'],
  ['2026-11-28T19:00:00Z', usual, [], 'Fermé, ouvre mardi 1er décembre à 10 h'],
  ['2026-11-24T10:00:00Z', usual, longClosure, 'Fermé'],
])('at %s', (at, spans, closed, sentence) => {
  expect(said(at, spans, closed)).toBe(sentence)
})

test('the sentence changes while the page stays open, also at midnight', () => {
  said('2026-11-24T17:59:30Z', usual)
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Fermé, ouvre demain à 10\sh$/)).toBeInTheDocument()
  act(() => jest.setSystemTime(new Date('2026-11-24T22:59:30Z')))
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Fermé, ouvre à 10\sh$/)).toBeInTheDocument()
})
