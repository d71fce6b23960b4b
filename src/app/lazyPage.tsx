import { lazy, useState, type ComponentType } from 'react'
import type { PageModule, Place } from '../pages/PageModule'
import { DocumentHead } from './DocumentHead'
import { slowPages } from './slowPages'

type LoadedPage = PageModule & { PageWithHead: ComponentType<Place> }
export type LazyPage = {
  /** The build's name for the page's files. */
  chunk: string
  Page: ComponentType<Place>
  load: () => Promise<LoadedPage>
}

/** A page whose code is fetched once and then rendered at once. */
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
    // Chosen once, so that the page does not lose its state.
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
