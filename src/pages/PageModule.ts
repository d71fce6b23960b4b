import type { ComponentType } from 'react'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { PageName } from '../../contract/site/paths'
import type { Head, Metadata, SentForm, Shipping } from '../../contract/site/renderer'
import type { LegalText } from '../../wording/legal/legalText'
import type { AppDispatch, RootState } from '../api/RootState'

/** Every page of the shop: those with a path, and the one for any other URL. */
export type ShownPage = PageName | 'notFound'
/** Where a visitor is: the page, the identifier in its path, and the query string. */
export type Place = {
  page: ShownPage
  id?: string
  search: string
  /** What the page's action answered to a form that was sent without a script. */
  answer?: unknown
}

export type Shop = { settings: PageSettings; state: RootState }

/** Reads what the page shows of the catalogue, with the arguments that its components use. */
export type PageLoad = (place: Place, dispatch: AppDispatch) => PromiseLike<unknown>
/** Null while a reply that the head needs is missing. */
export type PageHead = (place: Place, shop: Shop) => Head | null
/** Answers a form that was sent without a script; the page is rendered with what it returns. */
export type PageAction = (
  form: SentForm,
  shop: Pick<Shop, 'settings'> & { dispatch: AppDispatch },
) => PromiseLike<unknown>
/** What the server adds for shared links and search engines; null for no card. */
export type PageMetadata = (
  place: Place,
  shop: Shop & { shipping: Shipping | null },
) => { things?: Metadata['things']; card?: Metadata['card'] | null }

/** A legal text, which the server renders; the browser keeps it, or loads it late. */
export type PageText = (settings: PageSettings) => LegalText

/** The exports of each module of this folder. */
export type PageModule = {
  Page: ComponentType<Place>
  head: PageHead
  load?: PageLoad
  // The browser's build leaves these out.
  /** Reads what the metadata needs beyond `load`; it is not sent to the browser. */
  loadMetadata?: PageLoad
  /** `formPages` names the pages with an action. */
  action?: PageAction
  metadata?: PageMetadata
  text?: PageText
}

/** For queries that only fill the cache, without a subscription. */
export const unwatched = { subscribe: false }
