/** @jest-environment jsdom */
import { recordScroll } from './scroll'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function scrollTo(place: number) {
  Object.assign(window, { scrollY: place })
  window.dispatchEvent(new Event('scroll'))
}
const noted = () => (history.state as { scroll?: number } | null)?.scroll

test('a place that settles after Back is not noted in the entry that is shown again', () => {
  const stop = recordScroll()
  scrollTo(1200)
  jest.advanceTimersByTime(500)
  expect(noted()).toBe(1200)
  const list: unknown = history.state
  history.pushState(null, '', '/product/CAF-01')
  scrollTo(0)
  history.replaceState(list, '', '/products')
  window.dispatchEvent(new PopStateEvent('popstate'))
  jest.advanceTimersByTime(500)
  expect(noted()).toBe(1200)
  stop()
})

test('a link that is followed at once, before the scroll’s event, leaves the place noted', () => {
  const stop = recordScroll()
  Object.assign(window, { scrollY: 700 })
  document.body.click()
  expect(noted()).toBe(700)
  stop()
})
