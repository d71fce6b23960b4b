import { isConnectionFast, savesData } from './connection'
import { nextTask } from './nextTask'
import { pageNamed } from './pages'
import { placeAt } from './placeAt'
import type { Dispatch } from './store'

type Shop = { dispatch: Dispatch; basePath: string }

/**
 * Milliseconds that a pointer rests on a link, or that a link is in the window, before it is
 * fetched.
 */
const hoverMs = 65
const inViewMs = 500
/** Links worth fetching as soon as they are in the window. */
const inView = 'main a[href], header a[href]'

/** Fetches the code and the data of the pages whose links the visitor approaches. */
export function prefetchLinks(shop: Shop, window: Window): void {
  if (savesData(window)) return
  const { document } = window
  const known = new Set([document.location.href])

  async function fetchPage({ href }: HTMLAnchorElement): Promise<void> {
    const place = placeOf(href, shop.basePath, window)
    if (!place || known.has(href)) return
    known.add(href)
    try {
      await nextTask()
      const { load } = await pageNamed(place.page).load()
      await nextTask()
      await load?.(place, shop.dispatch)
    } catch {
      // Following the link tries again, and shows the error.
      known.delete(href)
    }
  }

  function onNear({ target, type }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    if (type !== 'pointerover') return void fetchPage(link)
    const timer = setTimeout(() => void fetchPage(link), hoverMs)
    link.addEventListener('pointerout', () => clearTimeout(timer), { once: true })
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, onNear, { passive: true })
  if (isConnectionFast(window)) watchView(document, fetchPage)
}

/** Fetches, one after the other, the links that stay in the window. */
function watchView(
  document: Document,
  fetchPage: (link: HTMLAnchorElement) => Promise<void>,
): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let last = Promise.resolve()
  const queue = (link: HTMLAnchorElement) => {
    last = last.then(() => (link.isConnected ? fetchPage(link) : undefined))
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      timers.delete(target)
      if (!isIntersecting) continue
      timers.set(
        target,
        setTimeout(() => queue(target as HTMLAnchorElement), inViewMs),
      )
    }
  })
  const observe = () =>
    document.querySelectorAll(inView).forEach((link) => {
      observer.observe(link)
    })
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
  observe()
}

/** The page of the shop at this URL; null for files and other hosts. */
function placeOf(href: string, basePath: string, { location }: Window) {
  const { origin, pathname, search } = new URL(href)
  if (origin !== location.origin) return null
  const place = placeAt(pathname, search, basePath)
  return place.page === 'notFound' ? null : place
}
