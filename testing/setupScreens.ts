import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()
configure({
  // A machine that does other work too takes its time.
  asyncUtilTimeout: 20_000,
  // Printing the page takes longer than looking: a wait prints it once, when it has ended.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as Diagnostics
    if (!isWaiting) return getElementError(message, container)
    return Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
  },
})
/** The library's own setting, which its types leave out. */
type Diagnostics = { _disableExpensiveErrorDiagnostics?: boolean }
// As a journey: what passes at the second try is printed, and no proof of a fault.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
// The first page of a file also waits for its code to be compiled.
jest.setTimeout(60_000)

// Browser features that jsdom lacks.
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
Object.assign(performance, { getEntriesByType: () => [] })
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// No page has a style sheet. What an element is decides how it is shown, and jsdom matches its own
// sheet anew after each change of a page.
const computeStyle = window.getComputedStyle.bind(window)
const stylesByKind = new Map<string, CSSStyleDeclaration>()
window.getComputedStyle = (element) => {
  if (document.styleSheets.length > 0 || element.closest('[style]')) return computeStyle(element)
  const shownBy = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name))
  const kind = [element.localName, ...shownBy].join()
  const style = stylesByKind.get(kind) ?? computeStyle(element)
  stylesByKind.set(kind, style)
  return style
}

/** The complaints of React, the router or the store; a test that causes an unexpected one fails. */
const complaints: string[] = []

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(console, 'warn').mockImplementation(note)
})

afterEach(async () => {
  if ('shop' in globalThis) await shop.settle()
  localStorage.clear()
  jest.restoreAllMocks()
  expect(complaints.splice(0)).toEqual([])
})

// The shop logs failed requests; a test that expects one says so with `failNext`.
const failedCall = /^(GET|POST|PUT|DELETE) \/api\//
// A reply may arrive while a test waits for something that is not on the screen.
const outsideAct = /not wrapped in act\(/
// Redux Toolkit's development checks, on a busy machine.
const tookLong = /^\w+Middleware took \d+ms/
// jsdom does not know `<search>`.
const unknownTag = /^The tag <%s> is unrecognized/
const expected = [failedCall, outsideAct, tookLong, unknownTag]
function note(...parts: unknown[]) {
  if (!expected.some((pattern) => pattern.test(String(parts[0]))))
    complaints.push(parts.map(String).join(' '))
}
