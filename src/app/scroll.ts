type EntryState = { scroll?: number } | null
const settleMs = 100
/** Milliseconds in which a page may still grow to its former height. */
const timeoutMs = 10_000

/** Stores the scroll position in the history's entry, where it outlives a reload. */
export function recordScroll(): () => void {
  history.scrollRestoration = 'manual'
  let settling: number | undefined
  const note = () => {
    window.clearTimeout(settling)
    settling = undefined
    history.replaceState({ ...(history.state as EntryState), scroll: window.scrollY }, '')
  }
  const onScroll = () => {
    window.clearTimeout(settling)
    settling = window.setTimeout(note, settleMs)
  }
  // A link may be followed before the scroll settles, or before its event.
  const onClick = () => {
    if ((history.state as EntryState)?.scroll !== window.scrollY) note()
  }
  // What settles belongs to the entry that is left, and would be noted in the one that is shown.
  const forget = () => window.clearTimeout(settling)
  window.addEventListener('popstate', forget)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('pagehide', note)
  return () => {
    forget()
    window.removeEventListener('popstate', forget)
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('pagehide', note)
  }
}

/** What is shown next at this URL starts at its top. */
export function noteTop(): void {
  history.replaceState({ ...(history.state as EntryState), scroll: 0 }, '')
}

/**
 * Returns to the stored position, or to the URL's fragment, once the page is tall enough. Stops as
 * soon as the visitor scrolls.
 */
export function restoreScroll(): () => void {
  const noted = (history.state as EntryState)?.scroll
  const stop = new AbortController()
  const end = () => stop.abort()
  function tryToReach() {
    const target = noted ?? topOfFragment()
    const reachable = document.documentElement.scrollHeight - window.innerHeight
    if (target === null || reachable < target) return
    window.scrollTo(0, target)
    end()
  }
  const observer = new ResizeObserver(tryToReach)
  const timer = window.setTimeout(end, timeoutMs)
  stop.signal.addEventListener('abort', () => {
    window.clearTimeout(timer)
    observer.disconnect()
  })
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, end, { signal: stop.signal, passive: true })
  observer.observe(document.body)
  tryToReach()
  return end
}

/** Null while the fragment's element is missing; 0 without a fragment. */
function topOfFragment(): number | null {
  if (!location.hash) return 0
  const element = document.getElementById(location.hash.slice(1))
  return element && element.getBoundingClientRect().top + window.scrollY
}
