import { orderStates } from '../contract/orderStates'
import { productViews } from '../contract/productViews'
import { reviewStates } from '../contract/reviews'
import { figurePeriods, figureTables } from '../contract/api/staff/staffFigures'
import type { AdminFacts } from './adminFacts'

const base = '/api/admin'
const query = (path: string, fields: Record<string, string>) =>
  `${base}/${path}?${new URLSearchParams(fields).toString()}`
type Requests = Record<string, string>
const each = (names: readonly string[], entry: (name: string) => [string, string]): Requests =>
  Object.fromEntries(names.map(entry))

/** Every list, search and figure of the admin in a shop, by its name. */
export function adminRequests(facts: AdminFacts): Requests {
  const { order, client, product, document, review, month } = facts
  const lists = (path: string, searches: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(searches).map(([what, q]) => [`${path}: ${what}`, query(path, { q })]),
    )
  const person = {
    'a name': client.lastName,
    'both names': `${client.firstName} ${client.lastName}`,
    'an e-mail': client.email,
    'a town': client.town,
    'what all have': 'demo.test',
    'two letters': 'ma',
    nothing: 'zzyzx',
  }
  return {
    today: `${base}/today`,
    orders: `${base}/orders`,
    'orders: from the middle on': query('orders', { after: facts.middleOrder }),
    ...each(
      orderStates.filter((state) => state !== 'panier'),
      (state) => [`orders: ${state}`, query('orders', { state })],
    ),
    ...lists('orders', { 'a number': String(order), ...person }),
    'orders: a name in a state': query('orders', { state: 'livrée', q: client.lastName }),
    'order: one': `${base}/orders/${order}`,
    preparation: query('preparation', { orders: facts.prepared.join('-') }),
    withdrawals: `${base}/withdrawals`,
    promotions: `${base}/promotions`,
    clients: `${base}/clients`,
    'clients: from the middle on': query('clients', { after: facts.middleClient }),
    ...lists('clients', person),
    'client: one': `${base}/clients/${client.id}`,
    products: `${base}/products`,
    'products: from the middle on': query('products', { after: String(facts.middleProduct) }),
    ...each(productViews, (view) => [`products: ${view}`, query('products', { view })]),
    'products: a category': query('products', { category: '2' }),
    ...lists('products', {
      'a reference': product.serial,
      'a word': 'kenya',
      'two letters': 'ca',
      nothing: 'zzyzx',
    }),
    'product: one': `${base}/products/${product.id}`,
    'product: feedback': `${base}/products/${product.id}/feedback`,
    ...each(reviewStates, (state) => [`reviews: ${state}`, query('reviews', { state })]),
    'review: one': `${base}/reviews/${review}`,
    'stock alerts': `${base}/stock-alerts`,
    documents: `${base}/documents`,
    'documents: a month': query('documents', { month }),
    ...lists('documents', { 'a number': document, 'a name': client.lastName, nothing: 'zzyzx' }),
    months: `${base}/months`,
    'month: one': `${base}/months/${month}`,
    log: `${base}/log`,
    'log: from the middle on': query('log', { after: String(facts.middleAct) }),
    team: `${base}/team`,
    account: `${base}/account`,
    session: `${base}/session`,
    settings: `${base}/settings`,
    environment: `${base}/environment`,
    opening: `${base}/opening`,
    ...each(figurePeriods, (period) => [`figures: ${period}`, query('figures', { period })]),
    'figures: a day': query('figures', { from: facts.day, to: facts.day }),
    ...each(figureTables, (table) => [
      `figures, file: ${table}`,
      query('figures/file', { period: 'mois', table }),
    ]),
    catalogue: `${base}/catalogue`,
  }
}
