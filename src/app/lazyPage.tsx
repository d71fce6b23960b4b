import type { ComponentType } from 'react'
import type { PageModule, Place } from '../pages/PageModule'
import { DocumentHead } from './DocumentHead'
import { lazyComponent } from './lazyComponent'

type LoadedPage = PageModule & { Component: ComponentType<Place> }
export type LazyPage = {
  /** The build's name for the page's files. */
  chunk: string
  Page: ComponentType<Place>
  load: () => Promise<LoadedPage>
}

/** A page with its head, whose code is fetched once. */
export function lazyPage(chunk: string, importModule: () => Promise<PageModule>): LazyPage {
  const { Component: Page, load } = lazyComponent<Place, PageModule>(async () => {
    const module = await importModule()
    return { ...module, Component: withHead(module) }
  })
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
