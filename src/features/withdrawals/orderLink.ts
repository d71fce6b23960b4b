import { paths } from '../../../contract/site/paths'

/** The page's URL with an order filled in. */
export const withdrawalOf = (orderId: string) => `${paths.withdrawal}?commande=${orderId}`

/** The order in the query string; empty for none. */
export function readOrderOf(search: string): string {
  const id = new URLSearchParams(search).get('commande') ?? ''
  return /^\d{8}$/.test(id) ? id : ''
}
