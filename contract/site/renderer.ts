import type { Endpoint } from '../api/endpoint'
import type { Weekday } from '../weekdays'

/** The title of a page, and what search engines read of it. */
export type Head = {
  title: string
  description?: string
  /** The page's canonical path below the base path; absent where the page is not indexed. */
  canonical?: string
  isIndexed: boolean
}

/** A schema.org object, without its `@context`. */
export type Thing = { '@type': string; [property: string]: unknown }

/** The metadata of a page for shared links and search engines. */
export type Metadata = {
  /** The properties of a shared link's card by name, in order. */
  card: Record<string, string | undefined>
  things: Thing[]
}

type DayCount = { from: number; to: number }

/**
 * The delivery of one piece of a product, with the highest fee of the zones that are served. A cached
 * page cannot say calendar days.
 */
export type Shipping = {
  feeCents: number
  /** Working days from the order until the parcel leaves. */
  handlingDays: DayCount
  /** Working days from then until it arrives. */
  transitDays: DayCount
  /** Those of the shop and the carrier both. */
  workingDays: readonly Weekday[]
}

/** The replies that a page from the server contains, so that the browser does not request them. */
export type PreloadedQueries = { endpointName: string; arg?: unknown; value: unknown }[]

/** A page as the server renders it, for the template. */
export type RenderedPage = {
  status: 200 | 404
  /** Null where the head needs a reply that only another host can give. */
  head: Head | null
  /** Null where the page is not indexed. */
  metadata: Metadata | null
  /** The `<link>` elements that preload pictures. */
  announced: string
  content: string
  /** The build's name for the page's files. */
  chunk: string
  preloadedQueries: PreloadedQueries
  /** True for a page that is the same for every unknown URL. */
  isForAnyUrl: boolean
}

/** The path of a URL with the base path, and its query string. */
export type PageUrl = { pathname: string; search: string }
export type ApiRequest = {
  endpoint: Pick<Endpoint, 'name'>
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}
/** The fields of a form that was sent without a script. */
export type SentForm = Readonly<Record<string, string>>
/** What a page is rendered with beside the replies. */
export type RenderExtras = {
  /** The form that the page's action answers before it is rendered. */
  form?: SentForm
  /** Of a product's page; null where it is not delivered. */
  shipping?: Shipping | null
}
/** Header names are in lower case. */
export type ApiReply = { status: number; headers: Record<string, string>; data: unknown }

/** A placeholder in the cached page; the incident's reference replaces it when the page is sent. */
export const incidentPlace = '%incident%'

/** Renders pages of the shop with the browser's own components. */
export type Renderer = {
  /**
   * Renders the page at this URL with the replies that it shows; without `ask` it stays in its
   * loading state.
   */
  render: (
    url: PageUrl,
    ask: ((asked: ApiRequest) => Promise<ApiReply>) | null,
    extras?: RenderExtras,
  ) => Promise<RenderedPage>
  /** Renders the page that is sent when another cannot be rendered; it needs no script. */
  renderUnavailable: () => RenderedPage
}
