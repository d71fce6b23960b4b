import * as z from 'zod/mini'
import { endpoints } from '../../contract/api/endpoints'
import type { Endpoint } from '../../contract/api/endpoint'
import { encoded } from './hostile'
import type { TestRequest } from './TestRequest'

export const strongPassword = 'Une théière en fonte 1'
const otherPassword = 'Infusion-verte-7'

/** By field: what a correct request says, then what others may say. */
const knownValues: { [field: string]: readonly [usual: unknown, ...others: unknown[]] } = {
  client_id: ['OWN_CLIENT', 'OTHER_CLIENT'],
  product_serial_number: ['SERIAL_ONE', 'SERIAL_LAST_ONE', 'SERIAL_SOLD_OUT', 'inconnu', 42],
  product_serial_numbers: [['SERIAL_ONE'], ['SERIAL_SOLD_OUT', 'inconnu', 42], []],
  command_line_id: ['OWN_LINE', 'OTHER_LINE', 'inconnue', 42],
  command_id: [
    'OWN_CART',
    'OTHER_CART',
    'PAID_ORDER',
    'UNPAID_ORDER',
    'CANCELLED_ORDER',
    'RECEIVED_ORDER',
    'inconnue',
    42,
  ],
  id: ['SERIAL_ONE', 'PAID_ORDER', 'RECEIVED_ORDER', 'OTHER_CART', 'inconnu'],
  number: ['OWN_DOCUMENT', 'F2026-00001', 'inconnu'],
  categoryId: ['2', '1', '5', '6', 'the'],
  promotion_code: ['', 'INCONNU'],
  q: ['café', 'etiopie', ''],
  postcode: ['41000', '20000', '97400', 'x'],
  page: ['1', '2', '999999'],
  per_page: ['24', '1', '100'],
  token: [
    'LINK_PASSWORD',
    'LINK_EMAIL',
    'LINK_EMAIL_TAKEN',
    'LINK_ALERT',
    'LINK_REVIEW',
    'inconnu',
  ],
  client_email: ['OWN_EMAIL', 'new-OWN_CLIENT@client.example', 'a@b.example'],
  contact_email: ['OWN_EMAIL', 'a@b.example'],
  alert_email: ['OWN_EMAIL', 'a@b.example'],
  contact_website: ['', 'https://spam.example'],
  alert_website: ['', 'https://spam.example'],
  client_password: [strongPassword, 'faible'],
  OldPass: [strongPassword, 'autre'],
  NewPass: [strongPassword, 'faible'],
}
const typed = {
  client_firstName: 'Camille',
  client_lastName: 'Martin',
  adress: '2 place du Château, 41000 Blois',
  NewAdress: '4 quai Saint-Jean, 41000 Blois',
  Newemail: 'other-OWN_CLIENT@client.example',
  command_quantity: 1,
  contact_name: 'Camille Martin',
  contact_message: 'Bonjour',
  review_stars: 4,
  review_text: 'Une tasse ronde et claire.',
  review_author: 'Camille M.',
  withdrawal_name: 'Camille Martin',
  withdrawal_order: 'PAID_ORDER',
  withdrawal_email: 'OWN_EMAIL',
  withdrawal_articles: 'Sencha',
}
const ofEndpoint: { [name: string]: object } = {
  register: { client_email: 'new-OWN_CLIENT@client.example' },
  getOrder: { id: 'PAID_ORDER' },
  listDocuments: { id: 'PAID_ORDER' },
  // A line that is named wins over the product.
  decrementLine: { command_line_id: undefined },
  incrementLine: { command_line_id: undefined },
  resumePayment: { command_id: 'UNPAID_ORDER' },
  cancelOrder: { command_id: 'UNPAID_ORDER', refill: true },
  orderAgain: { command_id: 'PAID_ORDER' },
  quoteCart: { delivery: 'domicile' },
  changePassword: { NewPass: otherPassword },
  firstConnection: { NewPass: otherPassword },
  confirmEmail: { token: 'LINK_EMAIL' },
  requestStockAlert: { product_serial_number: 'SERIAL_SOLD_OUT' },
  confirmStockAlert: { token: 'LINK_ALERT' },
  cancelStockAlert: { token: 'LINK_ALERT' },
  listOrderReviews: { id: 'RECEIVED_ORDER' },
  writeReview: { command_id: 'RECEIVED_ORDER' },
  deleteReview: { command_id: 'RECEIVED_ORDER', product_serial_number: 'SERIAL_LAST_ONE' },
  openReviewLink: { token: 'LINK_REVIEW' },
  writeReviewByLink: { token: 'LINK_REVIEW' },
  deleteReviewByLink: { token: 'LINK_REVIEW', product_serial_number: 'SERIAL_LAST_ONE' },
  refuseInvitations: { token: 'LINK_REVIEW' },
  withdrawOrder: { command_id: 'PAID_ORDER' },
}

/** What requests for an endpoint may say: first what a correct one says. */
export function knownValuesOf(endpoint: Endpoint): typeof knownValues {
  const own = Object.entries(ofEndpoint[endpoint.name] ?? {}) as [string, unknown][]
  const first = own.map(([field, usual]) => [field, [usual, ...(knownValues[field] ?? [])]])
  return { ...knownValues, ...(Object.fromEntries(first) as typeof knownValues) }
}

/** A correct request of this endpoint, but for the token, by the client whose facts fill it. */
export function ownRequest(name: string): TestRequest {
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`The contract has no ${name}`)
  const usual = Object.entries(knownValues).map(([field, [value]]) => [field, value] as const)
  const values = new Map([...usual, ...Object.entries({ ...typed, ...ofEndpoint[name] })])
  const valuesOf = (part: Endpoint['body']): object => {
    const fields = part instanceof z.ZodMiniObject ? Object.keys(part.def.shape) : []
    return Object.fromEntries([...values].filter(([field]) => fields.includes(field)))
  }
  return {
    method: endpoint.method,
    url: urlOf(endpoint.path, valuesOf(endpoint.params), valuesOf(endpoint.query)),
    headers: endpoint.body ? { 'content-type': 'application/json' } : {},
    ...(endpoint.body && { body: JSON.stringify(valuesOf(endpoint.body)) }),
  }
}

/** The same with the client's token. */
export function signedOwnRequest(name: string): TestRequest {
  const { headers, ...request } = ownRequest(name)
  return { ...request, headers: { ...headers, authorization: 'Bearer OWN_TOKEN' } }
}

/** The endpoint's path with these parameters and this query. */
export function urlOf(path: string, params: object, query: object): string {
  const values = new Map(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(String(values.get(name))))
  const search = new URLSearchParams(Object.entries(query)).toString()
  return search ? `${filled}?${search}` : filled
}
