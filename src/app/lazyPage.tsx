import { lazy, useState, type ComponentType } from 'react'
import type { PageModule, Place } from '../pages/PageModule'
import { DocumentHead } from './DocumentHead'
import { slowPages } from './slowPages'

type LoadedPage = PageModule & { PageWithHead: ComponentType<Place> }
export type LazyPage = {
  /** The name that the build gives to the page's files. */
  chunk: string
  Page: ComponentType<Place>
  load: () => Promise<LoadedPage>
}

/** A page whose code is fetched when it is first asked for, and rendered at once when it is there. */
export function lazyPage(chunk: string, importModule: () => Promise<PageModule>): LazyPage {
  let loaded: LoadedPage | null = null
  let loading: Promise<LoadedPage> | null = null
  const load = () => {
    loading ??= importModule().then(
      (module) => (loaded = { ...module, PageWithHead: withHead(module) }),
      (error: unknown) => {
        // The next attempt may succeed.
        loading = null
        throw error
      },
    )
    return loading
  }
  const Awaited = lazy(async () => ({ default: (await slowPages.watch(load())).PageWithHead }))
  function Page(place: Place) {
    // Chosen once, so that the page keeps its state.
    const [Content] = useState<ComponentType<Place>>(() => loaded?.PageWithHead ?? Awaited)
    return <Content {...place} />
  }
  return { chunk, Page, load }
}

function withHead({ Page, head }: PageModule) {
  return function PageWithHead(place: Place) {
    return (
      <>
        <Page {...place} />
        <DocumentHead place={place} head={head} />
      </>
    )
  }
}
