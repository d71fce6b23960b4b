/** @jest-environment jsdom */
import { followScroll } from './followScroll'

beforeAll(() => {
  document.body.innerHTML = '<header><button aria-expanded="false"></button></header>'
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 60, configurable: true })
  followScroll(window)
})
afterEach(() => scrollTo(0))

function scrollTo(...places: number[]) {
  for (const scrollY of places) {
    Object.assign(window, { scrollY })
    window.dispatchEvent(new Event('scroll'))
  }
}
const said = () => document.documentElement.dataset.scroll

test('the way down alone says nothing, the way back up shows the header', () => {
  scrollTo(300, 900)
  expect(said()).toBeUndefined()
  scrollTo(890)
  expect(said()).toBeUndefined()
  scrollTo(870)
  expect(said()).toBe('up')
})

test('further down it hides, and at the top of the page it is what it was', () => {
  scrollTo(900, 800, 810)
  expect(said()).toBe('up')
  scrollTo(830)
  expect(said()).toBe('down')
  scrollTo(50)
  expect(said()).toBe('up')
  scrollTo(0)
  expect(said()).toBeUndefined()
})

test('an open menu stays, and a header that fills the window never follows', () => {
  scrollTo(900, 800)
  document.querySelector('button')!.setAttribute('aria-expanded', 'true')
  scrollTo(850, 900)
  expect(said()).toBe('up')
  document.querySelector('button')!.setAttribute('aria-expanded', 'false')
  Object.assign(window, { innerHeight: 200 })
  scrollTo(800)
  expect(said()).toBeUndefined()
  Object.assign(window, { innerHeight: 768 })
})
