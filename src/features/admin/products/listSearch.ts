import { adminPaths } from '../../../../contract/site/adminPaths'

/** What one looks for in the list, as its URL says it. */
export type ListSearch = { q?: string; vue?: string; categorie?: string }

/** The list's URL with this search; what is empty is left out. */
export function productsUrl(search: ListSearch): string {
  const given = Object.entries(search).filter(([, value]) => value)
  const text = new URLSearchParams(given).toString()
  return text ? `${adminPaths.products}?${text}` : adminPaths.products
}
