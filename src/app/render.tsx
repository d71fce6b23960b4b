import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { PreloadedQueries, Renderer } from '../../contract/site/renderer'
import { chooseWords } from '../../wording/words'
import { api } from '../api/api'
import type { Transport } from '../api/transport'
import { UnavailablePage } from '../pages/UnavailablePage'
import { App } from './App'
import { headsOf } from './head'
import { knownIn } from './known'
import { metadataOf } from './metadata/metadata'
import { readPageData } from './pageData'
import { findPage } from './routes'
import { createPageStore } from './store'

/** Writes the pages that everyone may see, with the browser's own components. */
export function createRenderer(settings: PageSettings): Renderer {
  const shop = { settings, words: chooseWords(settings.wording) }
  const headOf = headsOf(settings)
  return {
    async write({ pathname, search }, ask) {
      const { page, params } = findPage(pathname, settings.basePath)
      const place = { page: page.name, params, search: new URLSearchParams(search) }
      const failures: unknown[] = []
      const store = createPageStore(settings, noting(failures, ask))
      try {
        await page.preload()
        if (ask) await readPageData(store.dispatch, place)
        if (failures.length > 0) throw failures[0]
        const state = store.getState()
        const head = headOf(place, state)
        const isMissing = page.name === 'product' && isAnsweredByNothing(knownIn(state))
        return {
          ...toParts(
            <App
              store={store}
              settings={settings}
              serverState={state}
              router={at(pathname + search)}
            />,
          ),
          status: page.name === 'notFound' || isMissing ? 404 : 200,
          head,
          metadata: metadataOf(head, place, shop, state),
          chunk: page.chunk,
          known: knownIn(state),
          isForAnyAddress: page.name === 'notFound',
        }
      } finally {
        // Its timers would keep the store for a minute.
        store.dispatch(api.util.resetApiState())
      }
    },

    renderUnavailable() {
      const store = createPageStore(settings, noting([], null))
      const { writtenPages, layout } = shop.words
      return {
        ...toParts(
          <App
            store={store}
            settings={settings}
            router={at(`${settings.basePath}503`)}
            everyPage={UnavailablePage}
          />,
        ),
        status: 200,
        head: {
          title: layout.pageTitle(writtenPages.unavailableTitle, settings.seller.name),
          isIndexed: false,
        },
        metadata: null,
        chunk: findPage('/', '/').page.chunk,
        known: [],
        isForAnyAddress: false,
      }
    },
  }
}

/** What fails is kept, since RTK Query keeps only what a browser may know of it. */
function noting(failures: unknown[], ask: Parameters<Renderer['write']>[1]): Transport {
  return async (request) => {
    if (!ask) throw new Error(`${request.call.name} was asked for, and nobody answers.`)
    try {
      return await ask(request)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
}

const isAnsweredByNothing = (known: PreloadedQueries) => known.some(({ value }) => value === null)

function at(location: string) {
  return function Router(props: { basename: string; children: ReactNode }) {
    return <StaticRouter location={location} {...props} />
  }
}

/** React writes the announcements in front of the content; they belong into the head. */
function toParts(app: ReactNode) {
  const html = renderToString(app)
  // Where a component throws, React leaves the waiting face and this mark.
  if (html.includes('<!--$!-->')) throw new Error('A component of the page failed.')
  const announced = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { announced, content: html.slice(announced.length) }
}
