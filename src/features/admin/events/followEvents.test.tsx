/** @jest-environment jsdom */
import { staffEventNames as names, staffHeartbeatMs } from '../../../../contract/staffEvents'
import { followEvents, pauseAfter } from './followEvents'

/** jsdom has no streams; these fail when they are told to. */
class FailingSource extends EventTarget {
  static opened: FailingSource[] = []
  static readonly CLOSED = 2
  readyState = 0
  onerror: (() => void) | null = null

  constructor(readonly url: string) {
    super()
    FailingSource.opened.push(this)
  }

  close(): void {
    this.readyState = FailingSource.CLOSED
  }

  fail(isRefused = false): void {
    this.readyState = isRefused ? FailingSource.CLOSED : 0
    this.onerror?.()
  }

  say(name: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

const { opened } = FailingSource
const onChanges = jest.fn()
const onRefused = jest.fn()
let stop: () => void
let isHidden = false
const look = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { EventSource: FailingSource })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  opened.length = 0
  isHidden = false
  onChanges.mockClear()
  onRefused.mockClear()
  stop = followEvents('/api/admin/events', { onChanges, onRefused })
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('what the server says is handed on', () => {
  opened[0]!.say(names.changes, { changes: null })
  expect(onChanges).toHaveBeenCalledWith({ changes: null })
})

test('a stream that breaks off comes back, later after each failure', () => {
  opened[0]!.fail()
  expect(opened).toHaveLength(1)
  jest.advanceTimersByTime(1_000)
  expect(opened).toHaveLength(2)
  opened[1]!.fail()
  jest.advanceTimersByTime(900)
  expect(opened).toHaveLength(2)
  jest.advanceTimersByTime(1_100)
  expect(opened).toHaveLength(3)
  expect(onRefused).not.toHaveBeenCalled()
  expect([pauseAfter(1, 0), pauseAfter(3, 1), pauseAfter(50, 1)]).toEqual([500, 4_000, 60_000])
})

test('a refusal and the end of the session are told', () => {
  opened[0]!.fail(true)
  expect(onRefused).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1_000)
  opened[1]!.say(names.ended)
  expect(onRefused).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(120_000)
  expect(opened).toHaveLength(2)
})

test('a stream without a sign of life is opened anew', () => {
  jest.advanceTimersByTime(2 * staffHeartbeatMs)
  opened[0]!.say(names.alive)
  jest.advanceTimersByTime(2 * staffHeartbeatMs)
  expect(opened).toHaveLength(1)
  jest.advanceTimersByTime(2 * staffHeartbeatMs)
  expect(opened).toHaveLength(2)
})

test('a hidden window has no stream, and one when it is shown', () => {
  look(true)
  expect(opened[0]!.readyState).toBe(FailingSource.CLOSED)
  jest.advanceTimersByTime(120_000)
  expect(opened).toHaveLength(1)
  look(false)
  expect(opened).toHaveLength(2)
  stop()
  look(false)
  expect(opened).toHaveLength(2)
})
