import type { Endpoint } from '../api/endpoint'

/** What a page says of itself to browsers and search engines. */
export type Head = {
  title: string
  description?: string
  /** The page's own address below the base path; a page that is not to be found has none. */
  canonical?: string
  isIndexed: boolean
}

/** A thing as schema.org describes it, still without `@context`. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What a page says of itself to those who link to it and search it. */
export type Metadata = {
  /** The properties of a shared link's card by their names, in their order. */
  card: Record<string, string | undefined>
  things: Thing[]
}

/** Replies that a page from the server brings along, so that nobody asks for them again. */
export type PreloadedQueries = { endpointName: string; arg?: unknown; value: unknown }[]

/** A page as it is written on the server, to be put into the template. */
export type RenderedPage = {
  status: 200 | 404
  /** Null where the page waits for what only its host can tell. */
  head: Head | null
  /** Null where the page is not to be found. */
  metadata: Metadata | null
  /** The `<link>` elements that announce pictures. */
  announced: string
  content: string
  /** The build's name for the page's files. */
  chunk: string
  preloadedQueries: PreloadedQueries
  /** One page for every unknown address. */
  isForAnyAddress: boolean
}

/** The path as it was asked for, below the base path or not, and its query string. */
export type PageUrl = { pathname: string; search: string }
export type ApiRequest = {
  call: Pick<Endpoint, 'name'>
  params?: Record<string, string>
  query?: Record<string, string | undefined>
}
export type ApiReply = { status: number; headers: Record<string, string>; data: unknown }

/** Where the page of an incident names it: it is written once, and sent to whoever meets one. */
export const incidentPlace = '%incident%'

/** Writes pages of the shop with the browser's own components. */
export type Renderer = {
  /** The page at this address; what it shows is asked for, or awaited where nobody answers. */
  render: (
    url: PageUrl,
    ask: ((asked: ApiRequest) => Promise<ApiReply>) | null,
  ) => Promise<RenderedPage>
  /** The page that stands in for any other while that cannot be written; it needs no script. */
  renderUnavailable: () => RenderedPage
}
