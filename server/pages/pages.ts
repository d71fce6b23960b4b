import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { PageUrl, Renderer, RenderedPage, SentForm } from '../../contract/site/renderer'
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

/** The built client: the folder of its files, and its pages with this shop's settings. */
export type Pages = {
  folder: string
  /** Renders the page of a URL; null if the browser renders them all. */
  render: ((address: PageUrl, ask: Ask) => Promise<Page>) | null
  /**
   * Renders the page of a URL with what its action answers to a form, without scripts; null if the
   * browser renders them all.
   */
  answer: ((address: PageUrl, ask: Ask, form: SentForm) => Promise<Page>) | null
  /** The error page for a page that cannot be rendered; null if there is none. */
  unavailable: Page | null
  /** The empty page, which the browser's script fills. */
  empty: Page
}

type Options = { folder: string; renderer: Renderer | null }

/** Reads the built client once for all requests. */
export function openPages(settings: PageSettings, { folder, renderer }: Options): Pages {
  const template = readTemplate(folder, settings)
  const built = new Assets(folder, settings.basePath)

  function toPage(rendered: RenderedPage, assets = built.inPage(rendered.chunk)): Page {
    const { status, isForAnyUrl, preloadedQueries } = rendered
    const { styleHashes, scriptHashes } = assets
    const html = template(toHtml(rendered, assets, settings))
    return {
      status,
      html,
      styleHashes,
      scriptHashes,
      isForAnyUrl,
      isOfWords: preloadedQueries.length === 0,
    }
  }

  const withoutScripts = (rendered: RenderedPage) =>
    toPage(rendered, { ...built.inPage(rendered.chunk), scripts: '', scriptHashes: [] })

  return {
    folder,
    empty: toPage(emptyPage(settings), built.linked()),
    render: renderer && (async (address, ask) => toPage(await renderer.render(address, ask))),
    answer:
      renderer &&
      (async (address, ask, form) => withoutScripts(await renderer.render(address, ask, form))),
    unavailable: renderer && withoutScripts(renderer.renderUnavailable()),
  }
}

/** The built renderer, next to the folder of the client. */
export function loadRenderer(folder: string, settings: PageSettings): Renderer | null {
  const file = path.join(folder, '../pages/render.js')
  if (!existsSync(file)) return null
  type Built = { createRenderer: (settings: PageSettings) => Renderer }
  return (createRequire(file)(file) as Built).createRenderer(settings)
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
