import { paths, type PageName } from '../contract/site/paths'

export { paths, type PageName }

/** The path of a page with its `:id` filled in. */
export function pathTo(page: PageName, id?: string | number): string {
  return paths[page].replace(':id', encodeURIComponent(id ?? ''))
}
