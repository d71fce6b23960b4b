/** The pages of the admin, below the base path. */
export const adminPaths = {
  today: '/gestion',
  opening: '/gestion/ouvrir',
  orders: '/gestion/commandes',
  order: '/gestion/commandes/:id',
} as const

export const adminOrderPath = (id: number) => adminPaths.order.replace(':id', String(id))
