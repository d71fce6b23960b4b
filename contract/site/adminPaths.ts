import type { OrderState } from '../orderStates'

/** The pages of the admin, below the base path. */
export const adminPaths = {
  today: '/gestion',
  opening: '/gestion/ouvrir',
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
} as const

export const adminOrderPath = (id: number) => adminPaths.order.replace(':id', String(id))

export const adminClientPath = (id: string) => adminPaths.client.replace(':id', id)

/** The list of the orders in this state. */
export const ordersIn = (state: OrderState) =>
  `${adminPaths.orders}?etat=${encodeURIComponent(state)}`
