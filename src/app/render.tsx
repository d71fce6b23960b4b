import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { Head, Metadata, PreloadedQueries, Renderer } from '../../contract/site/renderer'
import { chooseWords } from '../../wording/words'
import { api } from '../api/api'
import type { Transport } from '../api/transport'
import { toCard } from '../pages/metadata/card'
import type { PageMetadata } from '../pages/PageModule'
import { SentText } from '../features/legal/SentText'
import { App } from './App'
import { pageNamed } from './pages'
import { placeAt } from './placeAt'
import { preloadedQueries } from './preloadedQueries'
import { createPageStore } from './store'
import { UnavailablePage } from './UnavailablePage'

/** Renders the public pages with the browser's own components. */
export function createRenderer(settings: PageSettings): Renderer {
  return {
    async render({ pathname, search }, ask, { form, shipping = null } = {}) {
      const place = placeAt(pathname, search, settings.basePath)
      const { chunk, load } = pageNamed(place.page)
      const failures: unknown[] = []
      const store = createPageStore(settings, collectingErrors(failures, ask))
      try {
        const module = await load()
        if (ask) await module.load?.(place, store.dispatch)
        const { dispatch } = store
        const answer = form && (await module.action?.(form, { settings, dispatch }))
        if (failures.length > 0) throw failures[0]
        const state = store.getState()
        const shop = { settings, state }
        const queries = preloadedQueries(state)
        const head = module.head(place, shop)
        if (ask) await module.loadMetadata?.(place, store.dispatch)
        if (failures.length > 0) throw failures[0]
        const described = { settings, state: store.getState(), shipping }
        const isForAnyUrl = place.page === 'notFound'
        const isMissing = place.page === 'product' && hasMissingReply(queries)
        return {
          ...toParts(
            <SentText value={module.text?.(settings) ?? null}>
              <App
                store={store}
                settings={settings}
                serverState={state}
                router={at(pathname + search)}
                answer={answer}
              />
            </SentText>,
          ),
          status: isForAnyUrl || isMissing ? 404 : 200,
          head,
          metadata: toMetadata(head, module.metadata?.(place, described) ?? {}, settings),
          chunk,
          preloadedQueries: queries,
          isForAnyUrl,
        }
      } finally {
        // Otherwise timers hold the store in memory for a minute.
        store.dispatch(api.util.resetApiState())
      }
    },

    renderUnavailable() {
      const store = createPageStore(settings, collectingErrors([], null))
      const { serverPages, layout } = chooseWords(settings.wording)
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
          title: layout.pageTitle(serverPages.unavailableTitle, settings.seller.name),
          isIndexed: false,
        },
        metadata: null,
        chunk: pageNamed('home').chunk,
        preloadedQueries: [],
        isForAnyUrl: false,
      }
    },
  }
}

/** Null for a page that search engines may not index. */
function toMetadata(
  head: Head | null,
  { card = {}, things = [] }: ReturnType<PageMetadata>,
  settings: PageSettings,
): Metadata | null {
  if (!head?.isIndexed || !head.canonical) return null
  return { card: card ? toCard(head, head.canonical, card, settings) : {}, things }
}

/** Collects the errors themselves, because RTK Query stores only what a browser may see of them. */
function collectingErrors(failures: unknown[], ask: Parameters<Renderer['render']>[1]): Transport {
  return async (request) => {
    if (!ask) throw new Error(`${request.endpoint.name} was asked for, and nobody answers.`)
    try {
      return await ask(request)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
}

const hasMissingReply = (queries: PreloadedQueries) => queries.some(({ value }) => value === null)

function at(location: string) {
  return function Router(props: { basename: string; children: ReactNode }) {
    return <StaticRouter location={location} {...props} />
  }
}

/** React puts the preloads of pictures before the page's first element; they belong in the head. */
function toParts(app: ReactNode) {
  const html = renderToString(app)
  // Where a component throws, React leaves the fallback and this mark.
  if (html.includes('<!--$!-->')) throw new Error('A component of the page failed.')
  // The browser hydrates the mark of the outermost Suspense too.
  const start = html.search(/<!--\$-->|<div/)
  return { announced: html.slice(0, start), content: html.slice(start) }
}
