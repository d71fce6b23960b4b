import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadHeads } from './loadHeads'
import { slowPages } from './slowPages'

export type PageChunk = {
  /** The name that the build gives to the page's files. */
  chunk: string
  Page: ComponentType
  preload: () => Promise<unknown>
}

/** A page whose code is fetched when it is first asked for, and rendered at once when it is there. */
export function pageChunk(chunk: string, load: () => Promise<ComponentType>): PageChunk {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const preload = () => {
    loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        // Whoever asks next may have a better line.
        loading = null
        throw error
      },
    )
    return loading
  }
  const Awaited = lazy(async () => ({ default: await slowPages.watch(withHeads(preload())) }))
  function Page() {
    // Chosen once, so that the page keeps its state.
    const [content] = useState<ComponentType>(() => loaded ?? Awaited)
    return createElement(content)
  }
  return { chunk, Page, preload }
}

/** Its title should not come after the page; a page whose title does not come is shown all the same. */
async function withHeads(page: Promise<ComponentType>): Promise<ComponentType> {
  await Promise.all([page, loadHeads().catch(() => undefined)])
  return page
}
