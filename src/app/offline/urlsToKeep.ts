import { picturePath } from '../../../contract/site/offline'

/**
 * The URLs that the worker fetches again to keep them. Pictures are not: a worker asks for any type,
 * and would get a heavier one than the page.
 */
export const urlsToKeep = (loaded: readonly string[], shopUrl: string): string[] =>
  loaded.filter((url) => url.startsWith(shopUrl) && !picturePath.test(url.slice(shopUrl.length)))
