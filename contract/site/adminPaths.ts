import type { OrderState } from '../orderStates'
import { manualMeans, type ManualMeans } from '../paymentMeans'
import { reviewStates, type ReviewState } from '../reviews'

/** The pages of the admin, below the base path. */
export const adminPaths = {
  today: '/gestion',
  lostMails: '/gestion/e-mails',
  invitation: '/gestion/ouvrir',
  shopOpening: '/gestion/ouverture',
  orders: '/gestion/commandes',
  order: '/gestion/commandes/:id',
  withdrawals: '/gestion/retractations',
  promotions: '/gestion/codes',
  clients: '/gestion/clients',
  client: '/gestion/clients/:id',
  figures: '/gestion/chiffres',
  team: '/gestion/equipe',
  log: '/gestion/equipe/journal',
  settings: '/gestion/reglages',
  preparation: '/gestion/preparation',
  packingSlips: '/gestion/preparation/bons',
  labels: '/gestion/preparation/etiquettes',
  documents: '/gestion/documents',
  reviews: '/gestion/avis',
  products: '/gestion/produits',
  newProduct: '/gestion/produits/nouveau',
  catalogueFile: '/gestion/produits/fichier',
  alerts: '/gestion/produits/attendus',
  product: '/gestion/produits/:id',
} as const

type AdminRoom = keyof typeof adminPaths
const patterns = (Object.keys(adminPaths) as AdminRoom[]).map(
  (room) => [room, new RegExp(`^${adminPaths[room].replace(':id', '[^/]+')}/?$`)] as const,
)

/** The room at a path below the base path; `main` where there is none. */
export const adminRoomAt = (pathname: string): AdminRoom | 'main' =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'main'

export const adminProductPath = (id: number) => adminPaths.product.replace(':id', String(id))
export const adminOrderPath = (id: number) => adminPaths.order.replace(':id', String(id))

export const adminClientPath = (id: string) => adminPaths.client.replace(':id', id)

/** The list of the orders in this state. */
export const ordersIn = (state: OrderState) =>
  `${adminPaths.orders}?etat=${encodeURIComponent(state)}`

/** The list of the orders with a refund that is requested, or that failed lately. */
export const ordersToRefund = `${adminPaths.orders}?remboursements=ouverts`

/** The list of the orders whose payment is disputed. */
export const ordersDisputed = `${adminPaths.orders}?contestees=ouvertes`

/** The means of an awaited payment, as the URL names them. */
const meansInUrl = { counter: 'comptoir', transfer: 'virement' } as const

/** The list of the orders whose money the shop awaits by this means. */
export const ordersToPay = (means: ManualMeans) =>
  `${adminPaths.orders}?a-payer=${meansInUrl[means]}`

/** The means that a URL of the list names. */
export const readToPay = (search: URLSearchParams) =>
  manualMeans.find((means) => meansInUrl[means] === search.get('a-payer'))

/** The query of the print pages of these orders: numbers alone, because URLs are stored. */
export const chosenOrders = (ids: readonly number[]) => `?commandes=${ids.join('-')}`

/** The documents of this month. */
export const documentsOf = (month: string) => `${adminPaths.documents}?mois=${month}`

/** The states of reviews in a URL; without one, those to read. */
const reviewParts = { pending: '', published: 'publies', refused: 'refuses' } as const

/** The list of the reviews in this state. */
export function reviewsIn(state: ReviewState): string {
  const part = reviewParts[state]
  return part ? `${adminPaths.reviews}?etat=${part}` : adminPaths.reviews
}

/** The state that a URL of the list names. */
export const readReviewState = (part: string | null): ReviewState =>
  reviewStates.find((state) => reviewParts[state] === part) ?? 'pending'
