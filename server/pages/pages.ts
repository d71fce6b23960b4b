import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageSettings } from '../../contract/site/pageSettings'
import type {
  PageUrl,
  Renderer,
  RenderedPage,
  RenderExtras,
  SentForm,
} from '../../contract/site/renderer'
import { madeFrom } from '../shop/madeFrom'
import { Assets, type PageAssets } from './assets'
import { readTemplate } from './template'
import { toHtml } from './toHtml'

/** A page ready to be sent, and the hashes that the content security policy must allow. */
export type Page = Pick<PageAssets, 'styleHashes' | 'scriptHashes'> & {
  status: number
  html: string
  isForAnyUrl: boolean
  /** True if it shows nothing of the catalogue. */
  isOfWords: boolean
}
export type Ask = Parameters<Renderer['render']>[1]

/** The built client: the folder of its files, and its pages with the settings of the moment. */
export type Pages = {
  folder: string
  /** Renders the page of a URL; null if the browser renders them all. */
  render: ((url: PageUrl, ask: Ask, extras?: RenderExtras) => Promise<Page>) | null
  /**
   * Renders the page of a URL with what its action answers to a form, without scripts; null if the
   * browser renders them all.
   */
  answer: ((url: PageUrl, ask: Ask, form: SentForm) => Promise<Page>) | null
  /** The error page for a page that cannot be rendered; null if there is none. */
  unavailable: () => Page | null
  /** The empty page, which the browser's script fills. */
  empty: () => Page
}

/** Makes the renderer of some settings. */
type CreateRenderer = (settings: PageSettings) => Renderer
type Options = { folder: string; createRenderer: CreateRenderer | null }

/** Reads the built client once for all requests; what the shopkeeper changes of the settings follows. */
export function openPages(settings: PageSettings, { folder, createRenderer }: Options): Pages {
  const template = readTemplate(folder, settings)
  const built = new Assets(folder, settings.basePath)

  function toPage(
    rendered: RenderedPage,
    shown: PageSettings,
    assets = built.inPage(rendered.chunk),
  ): Page {
    const { status, isForAnyUrl, preloadedQueries } = rendered
    const { styleHashes, scriptHashes } = assets
    const html = template(toHtml(rendered, assets, shown))
    return {
      status,
      html,
      styleHashes,
      scriptHashes,
      isForAnyUrl,
      isOfWords: preloadedQueries.length === 0,
    }
  }

  const withoutScripts = (rendered: RenderedPage, shown: PageSettings) =>
    toPage(rendered, shown, { ...built.inPage(rendered.chunk), scripts: '', scriptHashes: [] })

  const empty = madeFrom(settings, (shown) => toPage(emptyPage(shown), shown, built.linked()))
  // A build whose pages cannot be made stops the start.
  empty()
  if (!createRenderer) return { folder, empty, render: null, answer: null, unavailable: () => null }

  const current = madeFrom(settings, (shown) => {
    const renderer = createRenderer(shown)
    return { shown, renderer, unavailable: withoutScripts(renderer.renderUnavailable(), shown) }
  })
  current()
  return {
    folder,
    empty,
    async render(url, ask, extras) {
      const { renderer, shown } = current()
      return toPage(await renderer.render(url, ask, extras), shown)
    },
    async answer(url, ask, form) {
      const { renderer, shown } = current()
      return withoutScripts(await renderer.render(url, ask, { form }), shown)
    },
    unavailable: () => current().unavailable,
  }
}

/** The built renderer, next to the folder of the client. */
export function loadRenderer(folder: string): CreateRenderer | null {
  const file = path.join(folder, '../pages/render.js')
  if (!existsSync(file)) return null
  return (createRequire(file)(file) as { createRenderer: CreateRenderer }).createRenderer
}

const emptyPage = ({ seller }: PageSettings): RenderedPage => ({
  status: 200,
  head: { title: seller.name, isIndexed: true },
  metadata: null,
  announced: '',
  content: '',
  chunk: 'main',
  preloadedQueries: [],
  isForAnyUrl: true,
})
