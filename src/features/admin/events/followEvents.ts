import type { StaffChanges } from '../../../../contract/api/staff/staffEvents'
import { staffEventNames as names, staffHeartbeatMs } from '../../../../contract/staffEvents'

const firstPauseMs = 1_000
const maxPauseMs = 60_000
const silenceMs = 3 * staffHeartbeatMs

/** Milliseconds until the next try after so many failures; spread, so that not all come at once. */
export const pauseAfter = (failures: number, random = Math.random()) =>
  Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs) * (0.5 + random / 2)

type Heard = {
  onChanges: (changes: StaffChanges) => void
  /** The session has ended, or the server does not let this one in. */
  onRefused: () => void
}

/**
 * Follows a stream of events while the window is looked at: a hidden one would take one of the few
 * connections that a browser has for a host. It comes back by itself, and what it missed meanwhile is
 * the first event. Returns what stops it.
 */
export function followEvents(url: string, { onChanges, onRefused }: Heard): () => void {
  let source: EventSource | null = null
  let timer: number | undefined
  let failures = 0

  function open(): void {
    close()
    if (document.hidden) return
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener(names.changes, ({ data }: MessageEvent<string>) => {
      failures = 0
      expectMore()
      onChanges(JSON.parse(data) as StaffChanges)
    })
    opened.addEventListener(names.alive, expectMore)
    opened.addEventListener(names.ended, () => {
      close()
      onRefused()
    })
    opened.onerror = () => {
      // The browser itself would try again without a back-off, and not after a refusal.
      const isRefused = opened.readyState === EventSource.CLOSED
      tryLater()
      if (isRefused) onRefused()
    }
    expectMore()
  }

  function close(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function tryLater(): void {
    close()
    failures += 1
    timer = window.setTimeout(open, pauseAfter(failures))
  }

  /** A connection that died without a word says nothing, not even that it is alive. */
  function expectMore(): void {
    clearTimeout(timer)
    timer = window.setTimeout(tryLater, silenceMs)
  }

  document.addEventListener('visibilitychange', open)
  window.addEventListener('online', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', open)
    close()
  }
}
