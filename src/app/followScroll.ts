import './followScroll.css'

/** Pixels of one direction after which the header answers to it. */
const least = 24
/** A header that takes more of the window than this stays at the top of the page. */
const maxShare = 0.2

/**
 * Says on the root which way the page is scrolled, once the visitor has turned back: the header then
 * shows on the way up, and hides on the way down (followScroll.css). At the top nothing is said.
 */
export function followScroll(window: Window): void {
  const { document } = window
  const root = document.documentElement
  const header = document.querySelector('header')
  /** The farthest place of the present direction. */
  let farthest = window.scrollY
  const say = (direction: 'up' | 'down' | null) => {
    if (direction) root.dataset.scroll = direction
    else delete root.dataset.scroll
    farthest = window.scrollY
  }
  const follow = () => {
    const { scrollY, innerHeight } = window
    const direction = root.dataset.scroll
    // An open menu stays where it is.
    if (header?.querySelector('[aria-expanded=true]')) return
    const height = header?.offsetHeight ?? 0
    if (scrollY <= 0 || height > maxShare * innerHeight) {
      say(null)
      return
    }
    if (scrollY <= height) {
      if (direction === 'down') say('up')
      return
    }
    const isUp = direction === 'up'
    farthest = isUp ? Math.min(farthest, scrollY) : Math.max(farthest, scrollY)
    if (Math.abs(scrollY - farthest) >= least) say(isUp ? 'down' : 'up')
  }
  window.addEventListener('scroll', follow, { passive: true })
}
