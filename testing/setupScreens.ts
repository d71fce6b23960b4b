import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 5000 })
// The first page of a file also waits for its code to be translated.
jest.setTimeout(30_000)

// What browsers have and jsdom has not.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
  scrollTo: (_x: number, y: number) => Object.assign(window, { scrollY: y }),
})

beforeEach(() => {
  // The shop logs failed calls there; a test that expects one says so with `failNext`.
  jest.spyOn(console, 'error').mockImplementation(onConsoleError)
})

afterEach(async () => {
  await shop.settle()
  localStorage.clear()
  jest.restoreAllMocks()
})

const failedCall = /^(GET|POST|PUT|DELETE) \/api\//
function onConsoleError(...parts: unknown[]) {
  if (typeof parts[0] === 'string' && failedCall.test(parts[0])) return
  process.stderr.write(`${parts.map(String).join(' ')}\n`)
}
